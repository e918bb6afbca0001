/** Passed in wherever the time is needed, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function addMilliseconds(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
