/** Handed to whatever asks for the time, so that tests can drive it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
