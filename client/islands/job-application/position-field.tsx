import { type RefObject, useEffect, useState } from 'react';
import { positions } from '../../../content/careers.ts';
import { SelectField } from '../../forms/field.tsx';

const titles = positions.map(({ title }) => title);

/** Explains the position once it is chosen. */
export function PositionField({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Chosen before the scripts arrived, or brought back by the browser.
    setChosen(String(new FormData(element).get('position') ?? ''));
    const forget = () => setChosen('');
    element.addEventListener('reset', forget);
    return () => element.removeEventListener('reset', forget);
  }, [form]);

  return (
    <SelectField
      name="position"
      label="Position"
      options={titles}
      required
      defaultValue=""
      onChange={(event) => setChosen(event.target.value)}
      note={positions.find(({ title }) => title === chosen)?.description}
    />
  );
}
