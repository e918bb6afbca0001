import { edit, write } from './edit.ts';

/** An optional field of every kind, as a developer adds it: its entry, and what a visitor may type into it. */
export const addedFields = {
  contactTime: {
    label: 'Preferred contact time',
    column: 'contact_time',
    entry: "textField({ min: 0, max: 100, message: 'Enter a time of day, or leave it empty.'",
    typed: 'after six',
  },
  access: {
    label: 'How to get in',
    column: 'access',
    entry: "longTextField({ min: 0, max: 500, message: 'Use at most 500 characters.'",
    typed: 'By the lane.\nThe dog is harmless.',
  },
  storeys: {
    label: 'Storeys',
    column: 'storeys',
    entry: "choiceField({ choices: ['One', 'Two'], isRequired: false, message: 'Choose one of these.'",
    typed: 'Two',
  },
  secondPhone: {
    label: 'Second phone number',
    column: 'second_phone',
    entry: "phoneField({ min: 0, max: 40, message: 'Use at most 40 characters.'",
    typed: '(647) 555-0111',
  },
  partnerEmail: {
    label: 'Second email address',
    column: 'partner_email',
    entry: "emailField({ isRequired: false, message: 'Enter an email address, or leave it empty.'",
    typed: 'lee@example.ca',
  },
} as const;

const FORM = 'contract/forms/contact.ts';
const MIGRATION = 'server/database/migrations/0999-more-about-a-request.ts';
const POLICY = 'content/legal/privacy-policy.ts';

export const fieldFiles = { form: FORM, migration: MIGRATION, policy: POLICY };

export function addFormFields(root: string): void {
  const entries = Object.entries(addedFields).map(
    ([name, { label, column, entry }]) =>
      `  ${name}: ${entry}, column: '${column}', label: '${label}', ownerLabel: '${label}' }),\n`,
  );
  edit(root, FORM, '  message: longTextField', `${entries.join('')}$&`);
  const columns = Object.values(addedFields).map(({ column }) => column);
  write(
    root,
    MIGRATION,
    `import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ${JSON.stringify(columns)})
    await database.schema
      .alterTable('contact_messages')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
}
`,
  );
}

export function describeFormFields(root: string): void {
  const names = Object.keys(addedFields).map((name) => `'${name}'`);
  edit(
    root,
    POLICY,
    'The kind of project you choose',
    '$&, when and how we reach you, how high the house is',
  );
  edit(root, POLICY, "['projectType', ", `$&${names.join(', ')}, `);
}
