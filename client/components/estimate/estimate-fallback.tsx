import { documentPathOf } from '../../../contract/documents.ts';
import { to } from '../../../contract/screens.ts';
import { below } from '../../location/base.ts';

export const ESTIMATE_FALLBACK_ID = 'estimate-fallback';

/** Where estimate buttons lead before the scripts have arrived, or without them. */
export function EstimateFallback() {
  return (
    <form id={ESTIMATE_FALLBACK_ID} action={below(documentPathOf(to.contactForm))} method="get" hidden />
  );
}
