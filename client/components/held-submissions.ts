import type { LateCode } from './late-code.ts';

/** Longer than this nobody waits for a form's code: the browser sends it. */
const HOLD_LIMIT = 3000;

/** Keeps what is sent from `section` before its code is there, and lets the code send it. */
export function holdSubmissions(section: HTMLElement, code: LateCode) {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null; timer: number } | undefined;

  // The code says what is wrong with a field; the browser's own bubbles would keep it from being asked.
  setNoValidate(section, true);
  section.addEventListener('submit', hold);
  void code.failed.then(stop);

  function hold(event: SubmitEvent) {
    event.preventDefault();
    if (held || !(event.target instanceof HTMLFormElement)) return;
    held = { form: event.target, submitter: event.submitter, timer: window.setTimeout(stop, HOLD_LIMIT) };
    code.want();
  }

  function letGo() {
    section.removeEventListener('submit', hold);
    clearTimeout(held?.timer);
  }

  /** Without the code: the form goes the browser's own way. */
  function stop() {
    letGo();
    setNoValidate(section, false);
    held?.form.submit();
  }

  /** The code is there. */
  function release() {
    letGo();
    held?.form.requestSubmit(held.submitter);
  }

  return { release, letGo } as const;
}

function setNoValidate(section: HTMLElement, noValidate: boolean) {
  for (const form of section.querySelectorAll('form')) form.noValidate = noValidate;
}
