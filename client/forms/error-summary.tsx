import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FormContext, fieldId } from './field.tsx';

/** After a failed attempt it takes the focus; each line links to its field. */
export function ErrorSummary({ failedAttempts }: { failedAttempts: number }) {
  const { errors, idPrefix } = useContext(FormContext);
  const summary = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors);

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  if (found.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="flex gap-4 border border-l-4 border-brick bg-brick-tint px-6 py-4 text-field-ink"
    >
      <Icon name="alert" className="size-6 text-brick" />
      <div>
        <h3 className="font-display text-h4">{headline(found.length)}</h3>
        <ul>
          {found.map(([name, message]) => (
            <li key={name} className="mt-2">
              <a
                href={`#${fieldId(idPrefix, name)}`}
                onClick={focusField(fieldId(idPrefix, name))}
                className="inline-block min-h-6 text-brick-deep"
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
    // The label too, so that the on-screen keyboard does not hide it.
    field?.parentElement?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  };
}
