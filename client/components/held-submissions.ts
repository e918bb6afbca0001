import type { LateCode } from './late-code.ts';

/** Longer than this nobody waits for a form's code: the browser sends it. */
const HOLD_LIMIT = 3000;

/** Keeps the press on a submit button of `section` until the form's code is there to answer it. */
export function holdSubmissions(section: HTMLElement, code: LateCode) {
  let pressed: HTMLButtonElement | undefined;
  let timer: number | undefined;

  // On the window: further down React stops the events of parts that it has not taken over yet. The press and not
  // the submission: the browser's own bubbles would keep an incomplete form from being submitted at all.
  window.addEventListener('click', hold, true);
  void code.failed.then(release);

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'submit' || !button.form || !section.contains(button.form)) return;
    event.preventDefault();
    if (pressed) return;
    pressed = button;
    timer = window.setTimeout(release, HOLD_LIMIT);
    code.want();
  }

  function letGo() {
    window.removeEventListener('click', hold, true);
    clearTimeout(timer);
  }

  /** To the code if it is there, otherwise the browser's own way. */
  function release() {
    letGo();
    if (pressed?.isConnected) pressed.form?.requestSubmit(pressed);
    // The form was drawn anew meanwhile.
    else if (pressed) section.querySelector('form')?.requestSubmit();
    pressed = undefined;
  }

  return { release, letGo } as const;
}
