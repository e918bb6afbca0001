import { type MouseEvent, useContext, useLayoutEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FormContext, fieldId } from './field.tsx';
import type { FieldErrors } from './form-data.ts';

type ErrorSummaryProps = { errors: FieldErrors; failedAttempts: number };

/** Receives the focus after a failed attempt, so screen readers read it; as an alert it would be read twice. */
export function ErrorSummary({ errors, failedAttempts }: ErrorSummaryProps) {
  const { idPrefix } = useContext(FormContext);
  const summary = useRef<HTMLDivElement>(null);
  const headingId = fieldId(idPrefix, 'errors');
  const found = Object.entries(errors);

  useLayoutEffect(() => {
    if (failedAttempts === 0) return;
    summary.current?.focus({ preventScroll: true });
    // Focusing alone would scroll to the middle of a long summary.
    summary.current?.scrollIntoView({ block: 'start' });
  }, [failedAttempts]);

  if (found.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={summary}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="flex scroll-mt-4 gap-3 border border-l-4 border-brick bg-brick-tint p-4 text-field-ink"
    >
      <Icon name="alert" className="size-6 text-brick" />
      <div>
        <h3 id={headingId} className="font-display text-h4">
          {headline(found.length)}
        </h3>
        <ul>
          {found.map(([name, message]) => (
            <li key={name} className="md:mt-2">
              <a
                href={`#${fieldId(idPrefix, name)}`}
                onClick={focusField(fieldId(idPrefix, name))}
                className="inline-flex min-h-11 items-center py-1 text-brick-deep md:min-h-6 md:py-0"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function headline(count: number): string {
  return count === 1
    ? 'One thing to fix before this can be sent'
    : `${count === 2 ? 'Two' : count} things to fix before this can be sent`;
}

function focusField(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault();
    const field = document.getElementById(id);
    // Scrolls to the parent, so that the on-screen keyboard does not cover the label.
    field?.parentElement?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  };
}
