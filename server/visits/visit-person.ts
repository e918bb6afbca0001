import type { Actor } from './booking-transaction.ts';

export const UNKNOWN_PERSON = 'This person is not on the site. Choose somebody else, or nobody.';

/** Who makes the visit, by the value of the form: null for nobody, undefined for somebody who is not published. */
export function personIdFrom(value: string, people: Actor['people']): number | null | undefined {
  return value === '' ? null : people.find(({ id }) => String(id) === value)?.id;
}

/** Null for somebody who has been taken off the site since. */
export function publishedPersonId(id: number | null, people: Actor['people']): number | null {
  return people.find((person) => person.id === id)?.id ?? null;
}
