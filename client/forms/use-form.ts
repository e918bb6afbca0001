import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { errorsByField } from '../../contract/forms/field.ts';
import { type FieldErrors, valuesOf } from './form-data.ts';
import { SendError } from './send-form.ts';
import { UploadAborted } from './upload.ts';
import { type DraftHandle, useDraft } from './use-draft.ts';

export type Outcome = 'sent' | 'failed' | 'aborted' | null;

/** Follows the confirmation if the visitor has typed more while the form was sent. */
export const KEPT_IN_FORM = 'What you have added since was not sent. It is kept in the form.';

type FormOptions<ResponseBody> = {
  schema: z.ZodMiniObject;
  /** Forms with the same key share one draft. */
  draftKey: string;
  /** When the form was first shown. A form in the document may be filled in long before it is hydrated. */
  shownSince?: 'load' | 'mount';
  /** Validates what the schema cannot, such as a file. */
  check?: (data: FormData) => FieldErrors;
  /** The same data is already being sent, by an earlier instance of the form. */
  isBusy?: boolean;
  send: (data: FormData, elapsedMs: number) => Promise<ResponseBody>;
  /** `hasMore` if the visitor has typed more meanwhile, which was not sent. */
  onSent?: (response: ResponseBody, data: FormData, hasMore: boolean) => void;
  /** Not called for an upload that the visitor aborted. */
  onFailed?: (error: unknown) => void;
};

export type FormHandle = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The errors shown at the fields. Each disappears as soon as its field is valid. */
  readonly errors: FieldErrors;
  /** The errors of the last attempt. They stay until the next: removing one would move the field being typed in. */
  readonly summary: FieldErrors;
  /** The error summary receives the focus whenever this increases. */
  readonly failedAttempts: number;
  readonly isSending: boolean;
  /** The outcome of the last attempt. Null again after the next input. */
  readonly outcome: Outcome;
  readonly draft: DraftHandle;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: { target: EventTarget }) => void;
};

/** The fields are uncontrolled: the DOM holds the values, so that text typed before hydration is not lost. */
export function useForm<ResponseBody>(options: FormOptions<ResponseBody>): FormHandle {
  const { schema, draftKey, shownSince = 'load', check, isBusy = false, send, onSent, onFailed } = options;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [summary, setSummary] = useState<FieldErrors>({});
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const draft = useDraft(draftKey, form, schema);

  useEffect(() => {
    shownAt.current = shownSince === 'load' ? 0 : performance.now();
    // The browser's own validation is for visitors without scripts.
    if (form.current) form.current.noValidate = true;
  }, [shownSince]);

  function validate(data: FormData): FieldErrors {
    return { ...errorsByField(schema.safeParse(valuesOf(data, schema)).error), ...check?.(data) };
  }

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setSummary(found);
    setFailedAttempts((attempts) => attempts + 1);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isBusy) return;
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const found = validate(data);
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setSummary({});
    setOutcome(null);
    setIsSending(true);
    try {
      const response = await send(data, Math.round(performance.now() - shownAt.current));
      // If the form is gone, the visitor may have begun the next request in another with the same draft.
      const typed = sent.isConnected ? valuesOf(new FormData(sent), schema) : draft.stored();
      const isSent = JSON.stringify(typed) === JSON.stringify(valuesOf(data, schema));
      if (isSent) draft.discard();
      else if (typed) draft.keep();
      // What is kept for the next instance of the form, such as photos, was sent.
      if (!sent.isConnected) sent.reset();
      setOutcome('sent');
      onSent?.(response, data, typed !== null && !isSent);
    } catch (error) {
      if (error instanceof UploadAborted) return setOutcome('aborted');
      if (error instanceof SendError && Object.keys(error.fields).length > 0) showErrors(error.fields);
      setOutcome('failed');
      onFailed?.(error);
    } finally {
      setIsSending(false);
    }
  }

  /** Removes or updates the error of the changed field, and errors elsewhere that are fixed. */
  function updateErrors(target: EventTarget) {
    if (!form.current || !(target instanceof Element)) return;
    const name = target.getAttribute('name') ?? '';
    if (!errors[name]) return;
    const { [name]: message, ...others } = validate(new FormData(form.current));
    const stillWrong = Object.fromEntries(
      Object.entries(errors).filter(([key]) => key !== name && others[key]),
    );
    setErrors(message ? { ...errors, [name]: message } : stillWrong);
  }

  function onInput({ target }: { target: EventTarget }) {
    updateErrors(target);
    setOutcome(null);
    draft.save();
  }

  return {
    form,
    errors,
    summary,
    failedAttempts,
    isSending: isSending || isBusy,
    outcome,
    draft,
    onSubmit,
    onInput,
  };
}
