import { documentPathOf } from '../../../contract/documents.ts';
import { to } from '../../../contract/screens.ts';
import { below } from '../../location/base.ts';

export const ESTIMATE_FALLBACK_ID = 'estimate-fallback';

/** Where estimate buttons lead without scripts, and where the dialog's code does not arrive. */
export function EstimateFallback() {
  return (
    <form id={ESTIMATE_FALLBACK_ID} action={below(documentPathOf(to.contactForm))} method="get" hidden />
  );
}

/** The way of the browser, for a dialog whose code does not arrive. */
export function openFallback(): void {
  (document.getElementById(ESTIMATE_FALLBACK_ID) as HTMLFormElement | null)?.submit();
}
