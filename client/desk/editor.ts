import { followFocalPoints } from './focal-point.ts';
import { sendPhotosAhead } from './photos-ahead.ts';
import { keepTypedText } from './typed-text.ts';

/**
 * Progressive enhancement of the desk's editors: photos are resized and uploaded as soon as they are chosen, typed text
 * survives a closed tab, and the focal point of a picture can be set anywhere on it.
 */
const form = document.querySelector<HTMLFormElement>('form[data-editor]');
if (form) {
  keepTypedText(form);
  sendPhotosAhead(form);
  followFocalPoints(form);
}
