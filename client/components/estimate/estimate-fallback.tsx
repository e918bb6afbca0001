import { to } from '../../../contract/screens.ts';
import { documentPathOf } from '../../routes.ts';
import { withBase } from '../../ui/base-path.ts';

export const ESTIMATE_FALLBACK_ID = 'estimate-fallback';

/** Where estimate buttons lead without scripts, and where the dialog's code does not arrive. */
export function EstimateFallback() {
  return (
    <form id={ESTIMATE_FALLBACK_ID} action={withBase(documentPathOf(to.contactForm))} method="get" hidden />
  );
}
