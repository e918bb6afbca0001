import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { errorsOf, type FieldErrors, valuesOf } from './field-errors.ts';
import { SendFailure } from './post-form.ts';

type FormOptions<Answer> = {
  schema: z.ZodMiniObject;
  /** A form that came with the document may have been filled in long before its code arrived. */
  shownSince?: 'load' | 'mount';
  /** What the schema cannot see, such as a file. */
  check?: (data: FormData) => FieldErrors;
  send: (data: FormData, elapsedMs: number) => Promise<Answer>;
  onSent: (answer: Answer, values: Record<string, string>) => void;
  onFailed: (error: unknown) => void;
};

export type FormHandle = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** Grows with every failed attempt: the error summary takes the focus each time. */
  readonly failedAttempts: number;
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Takes a message away as soon as its field is mended. */
  readonly onInput: (event: { target: EventTarget }) => void;
};

/**
 * A form of the platform: the browser keeps the values, this hook checks them against the schema and sends them.
 * What was typed before the scripts arrived is therefore never lost.
 */
export function useForm<Answer>({
  schema,
  shownSince = 'load',
  check,
  send,
  onSent,
  onFailed,
}: FormOptions<Answer>): FormHandle {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    shownAt.current = shownSince === 'load' ? 0 : performance.now();
    // The browser's own bubbles are for visitors without scripts.
    if (form.current) form.current.noValidate = true;
  }, [shownSince]);

  function errorsIn(data: FormData): FieldErrors {
    return { ...errorsOf(valuesOf(data, schema), schema), ...check?.(data) };
  }

  function refuse(found: FieldErrors) {
    setErrors(found);
    setFailedAttempts((attempts) => attempts + 1);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const found = errorsIn(data);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setIsSending(true);
    try {
      const answer = await send(data, Math.round(performance.now() - shownAt.current));
      form.current?.reset();
      onSent(answer, valuesOf(data, schema));
    } catch (error) {
      if (error instanceof SendFailure && Object.keys(error.fields).length > 0) refuse(error.fields);
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  }

  function onInput({ target }: { target: EventTarget }) {
    if (!form.current || !(target instanceof Element)) return;
    const name = target.getAttribute('name') ?? '';
    if (!errors[name]) return;
    const { [name]: message, ...others } = errorsIn(new FormData(form.current));
    const stillWrong = Object.fromEntries(
      Object.entries(errors).filter(([key]) => key !== name && others[key]),
    );
    setErrors(message ? { ...errors, [name]: message } : stillWrong);
  }

  return { form, errors, failedAttempts, isSending, onSubmit, onInput };
}
