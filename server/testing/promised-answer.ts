import { company } from '../../content/company.ts';
import { CLOCK_START } from './test-service.ts';

/** The company's promise: what follows from it is reckoned in tests, not repeated. */
export const REPLY_HOURS = company.replyWithinHours;

/** So many hours after the clock of the test service started. */
export function hoursAfterStart(hours: number): string {
  return new Date(CLOCK_START.getTime() + hours * 60 * 60 * 1000).toISOString();
}
