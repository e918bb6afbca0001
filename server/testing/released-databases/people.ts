/** The people in the database of every release. Their texts never change, because old databases contain them. */
export const people = {
  /** Has photos and a note. The mail about her was not sent yet. */
  waiting: { name: 'Maya Okafor', email: 'maya@example.ca', message: 'One wall of the kitchen to come out.' },
  answered: { name: 'Lee Tran', email: 'lee@example.ca', message: 'A bathroom without steps, please.' },
  spammer: { name: 'Cheap Pills', email: 'pills@example.org', message: 'You have won a great many pills.' },
  /** Has a resume. */
  applicant: { name: 'Ada Roy', email: 'ada@example.ca', message: 'Twelve years of framing.' },
  subscriber: { email: 'sam@example.ca' },
} as const;

export const NOTE = 'Call after six.';
export const PHOTO_DESCRIPTIONS = ['The wall', 'The ceiling'] as const;

/** Where the first of them is visited. */
export const VISIT_PLACE = { street: '18 Plumbline Avenue', city: 'Toronto', access: 'Side door.' };

export const PUBLISHED_TITLE = 'A kitchen of a former version';
