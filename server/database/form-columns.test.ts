import { expect, it, onTestFinished } from 'vitest';
import { applicationFields } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { engines, makeMigratedStore } from '../testing/engines.ts';
import { openDatabase } from './database.ts';

const forms = { contact_messages: contactFields, job_applications: applicationFields };

/** A field that is added later has to be empty in older rows, and in those of a version that does not know it. */
it.each(engines)('every field of a form has a column that is never null, on %s', async (engine) => {
  const store = await makeMigratedStore(engine);
  onTestFinished(() => store.remove());
  await using database = await openDatabase(store);
  const tables = await database.introspection.getTables();
  for (const [name, fields] of Object.entries(forms)) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const neverNull = new Set(columns.filter(({ isNullable }) => !isNullable).map((column) => column.name));
    const wanted = Object.values(fields).map(({ column }) => column);
    expect(wanted.filter((column) => !neverNull.has(column))).toEqual([]);
  }
});
