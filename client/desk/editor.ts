import { followFocalPoints } from './focal-point.ts';
import { sendPhotosAhead } from './photos-ahead.ts';
import { keepTypedText } from './typed-text.ts';

/**
 * What scripts add to the editors of the desk, which work without them: photos are shrunk and sent as soon as they are
 * chosen, what was typed survives a closed tab, and the point that stays in view can be tapped anywhere.
 */
const form = document.querySelector<HTMLFormElement>('form[data-editor]');
if (form) {
  keepTypedText(form);
  sendPhotosAhead(form);
  followFocalPoints(form);
}
