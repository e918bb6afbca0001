import { company } from '../../../content/company.ts';

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

type RefusalDetails = {
  /** Error messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
};

/** An HTTP error whose message is written for the visitor. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, sentence: string, details: RefusalDetails = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
  }

  /** Returns the same refusal, shown at a field of the form. */
  at(field: string): Refusal {
    return new Refusal(this.status, this.message, { ...this.details, fields: { [field]: this.message } });
  }
}

const orCall = `or call us at ${company.phone.display}`;

/** Refusals that several forms share. Others are defined beside their rule. */
export const refusals = {
  malformed: () => new Refusal(400, 'The form arrived damaged. Please send it again.'),
  notFound: () => new Refusal(404, 'There is nothing at this address.'),
  repeatedField: (name: string) => new Refusal(400, `The field "${name}" was sent more than once.`),
  unreadableText: () => new Refusal(400, 'The text could not be read. Please send it as UTF-8.'),
  otherSite: () =>
    new Refusal(403, `This form can only be sent from our own site. Please open it there, ${orCall}.`),
  tooSlow: () => new Refusal(408, `The form took too long to arrive. Please send it again, ${orCall}.`),
  otherBodySameId: () =>
    new Refusal(409, `This form was already sent with different text. Please send it again, ${orCall}.`),
  tooLarge: () => new Refusal(413, `The form is too large. Please shorten it, ${orCall}.`),
  wrongType: () => new Refusal(415, 'Please send the form as multipart/form-data.'),
  fields: (fields: Readonly<Record<string, string>>) =>
    new Refusal(422, 'Please correct the marked fields and send the form again.', { fields }),
  tooMany: (retryAfterSeconds: number) =>
    new Refusal(
      429,
      `Too many requests came from your connection. Please try again in ${retryAfterSeconds} seconds, ${orCall}.`,
      { retryAfterSeconds },
    ),
  ourFault: () => new Refusal(500, `Something went wrong on our side. Please try again, ${orCall}.`),
  outOfService: () =>
    new Refusal(503, `We cannot do this right now. Please try again in a minute, ${orCall}.`, {
      retryAfterSeconds: 60,
    }),
} as const;
