import { useEffect, useRef, useState } from 'react';
import { type ShownDay, type ShownTime, TIMES_PATH, type TimesResponse } from '../../../contract/api.ts';
import { BOOKING_PROMISE, placeFields, SHOWN_DAYS } from '../../../contract/forms/place.ts';
import { FormContext } from '../../forms/field.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import { fetchJson } from '../../queries/fetch-json.ts';
import { buttonStyle, textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { NAVIGATION_TIMEOUT_MS } from '../../ui/with-timeout.ts';

const ID_PREFIX = 'visit';

/** Offers times for the request that was just sent. The form posts to the request's page, which shows the result. */
export function VisitTimes({ page }: { page: string }) {
  const [days, setDays] = useState<readonly ShownDay[] | null>(null);
  // Empty at first: what a live region is inserted with is not announced.
  const [status, setStatus] = useState('');
  useEffect(() => {
    setStatus('Looking up the free times...');
    fetchJson<TimesResponse>(page + TIMES_PATH, { timeoutMs: NAVIGATION_TIMEOUT_MS })
      .then((response) => response.days)
      // On failure a link leads to the request's page, which offers the times.
      .catch(() => [])
      .then((found) => {
        setDays(found);
        setStatus(found.length > 0 ? 'The free times are shown.' : '');
      });
  }, [page]);

  return (
    <>
      <p role="status" className={days ? 'visually-hidden' : undefined}>
        {status}
      </p>
      {days?.length === 0 && (
        <a className={buttonStyle('primary', 'large')} href={page}>
          Choose a time for our visit <Icon name="arrow" />
        </a>
      )}
      {days && days.length > 0 && <BookingForm page={page} days={days} />}
    </>
  );
}

function BookingForm({ page, days }: { page: string; days: readonly ShownDay[] }) {
  const [isChosen, setIsChosen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const rest = days.slice(SHOWN_DAYS);
  return (
    <form method="post" action={page} className="grid gap-4">
      <fieldset className="grid min-w-0 gap-4" onChange={() => setIsChosen(true)}>
        <legend className="mb-4 font-display text-h3">Choose a time for our visit</legend>
        <Days days={days.slice(0, SHOWN_DAYS)} />
        {rest.length > 0 && (
          <details className="group/more">
            <summary className="flex min-h-12 items-center justify-center gap-2 border border-line-firm text-small font-strong group-open/more:mb-4">
              More times, until {rest.at(-1)?.name.replace(/^\w+, /, '')} <Icon name="down" />
            </summary>
            <Days days={rest} />
          </details>
        )}
      </fieldset>
      <p>
        <a className={textLinkStyle()} href={`${page}#add`}>
          None of these suits me <Icon name="arrow" />
        </a>
      </p>
      {isChosen && (
        <>
          <p className="sticky bottom-0 z-2 bg-paper py-2 sm:hidden">
            <button
              type="button"
              className={buttonStyle('primary', 'large', 'w-full')}
              onClick={() => place.current?.querySelector('input')?.focus()}
            >
              Next: the address <Icon name="arrow" />
            </button>
          </p>
          <div ref={place} className="grid scroll-mt-4 gap-4">
            <h3 className="font-display text-h4">Where is the house?</h3>
            <FormContext value={{ idPrefix: ID_PREFIX, errors: {}, resets: 0 }}>
              <div className="cells">
                <FormFields fields={placeFields} />
              </div>
            </FormContext>
            <button type="submit" name="action" value="book" className={buttonStyle('primary', 'large')}>
              Book this visit <Icon name="arrow" />
            </button>
            <p className="text-small text-ink-soft">{BOOKING_PROMISE}</p>
          </div>
        </>
      )}
    </form>
  );
}

/** A block for each day, with mornings on the left and afternoons on the right. */
function Days({ days }: { days: readonly ShownDay[] }) {
  return (
    <div className="grid gap-4">
      {days.map(({ name, inDays, morning, afternoon }) => (
        <div key={name} className="cells grid-cols-2">
          <h3 className="col-span-2 flex items-baseline justify-between gap-3 bg-trace px-4 py-2.5 font-display text-h4">
            {name} <small className="font-text text-note whitespace-nowrap text-ink-soft">{inDays}</small>
          </h3>
          <p className="bg-paper px-4 py-2 text-note font-strong text-ink-soft">Morning</p>
          <p className="bg-paper px-4 py-2 text-note font-strong text-ink-soft">Afternoon</p>
          <Half day={name} times={morning} />
          <Half day={name} times={afternoon} />
        </div>
      ))}
    </div>
  );
}

function Half({ day, times }: { day: string; times: readonly ShownTime[] }) {
  if (times.length === 0)
    return <p className="flex items-center bg-paper px-4 text-small text-ink-soft">None left</p>;
  return (
    <div className="grid auto-rows-fr gap-px">
      {times.map(({ value, start, end, part }) => (
        <label
          key={value}
          className="flex min-h-14 cursor-pointer items-center gap-2.5 bg-white px-4 py-2 leading-[1.2] text-field-ink hover:bg-trace has-checked:bg-spruce has-checked:text-on-spruce"
        >
          <input
            type="radio"
            name="visit"
            value={value}
            required
            className="size-4.5 flex-none accent-spruce"
          />
          <span>
            <span className="visually-hidden">{day}, </span>
            <span className="font-strong">{start}</span>{' '}
            <small className="text-small whitespace-nowrap">to {end}</small>
            <span className="visually-hidden"> {part}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
