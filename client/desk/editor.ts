import { followFocalPoints } from './focal-point.ts';
import { sendPhotosAhead } from './photos-ahead.ts';
import { discardSavedText, keepTypedText } from './typed-text.ts';

/**
 * Progressive enhancement of the desk's editors: photos are resized and uploaded as soon as they are chosen, typed text
 * survives a closed tab, and the focal point of a picture can be set anywhere on it.
 */
const saved = document.querySelector<HTMLElement>('[data-form-key]')?.dataset.formKey;
if (saved) discardSavedText(saved);
const form = document.querySelector<HTMLFormElement>('form[data-editor]');
if (form) {
  keepTypedText(form);
  sendPhotosAhead(form);
  followFocalPoints(form);
}
