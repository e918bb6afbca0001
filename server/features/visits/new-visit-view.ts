import { company } from '../../../content/company.ts';
import type { ShownDay } from '../../../contract/api.ts';
import { placeFields } from '../../../contract/forms/place.ts';
import type { Person } from '../../../contract/publication.ts';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { editorForm } from '../../desk-pages/parts/editor-form.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import { type FormState, fieldState } from '../../page-parts/field-frame.ts';
import { fieldGrid, selectField, textArea, textField } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { freeTimes, personField, wallClockField } from './visit-fields.ts';

type NewVisitContext = {
  /** The requests that have no visit. */
  readonly leads: readonly {
    readonly reference: string;
    readonly name: string;
    readonly project_type: string;
  }[];
  readonly people: readonly Person[];
  /** The free times by the rule. */
  readonly days: readonly ShownDay[];
  /** Whether a mail server is connected. */
  readonly hasMail: boolean;
  readonly state: FormState;
};

/** The form for a visit that was agreed on the phone. */
export function newVisitView(
  context: NewVisitContext,
): Pick<DeskPage, 'title' | 'head' | 'body' | 'hasTabs'> {
  const { days, state } = context;
  const title = 'Enter a visit';
  const summary = state.errors && { title: 'Not booked yet', errors: state.errors };
  return {
    title: summary ? `${summary.title} - ${title}` : title,
    hasTabs: false,
    head: pageHead({
      back: { href: deskPaths.visits, label: 'Visits' },
      title,
      introduction: 'For a time that you agreed on the phone, at any hour.',
    }),
    body: editorForm({
      action: deskPaths.newVisit,
      hidden: { submission: state.values.submission ?? '' },
      body: html`${summary && errorSummary(summary)}
<div class="part">${freeTimes(days, state)}${fieldGrid([wallClockField(state, days)])}</div>
${section({ title: 'Who and where', body: fieldGrid(detailFields(context)) })}`,
      buttons: [
        { href: deskPaths.visits, label: 'Back' },
        { value: 'book', label: 'Book this visit', isPrimary: true },
      ],
    }),
  };
}

function detailFields({ leads, people, hasMail, state }: NewVisitContext): Html[] {
  return [
    selectField({
      ...fieldState(state, 'reference'),
      label: 'Whose request?',
      isWide: true,
      placeholder: 'None: somebody who called',
      choices: leads.map(({ reference, name, project_type }) => ({
        value: reference,
        label: `${printableLine(name)}, ${project_type}, ${reference}`,
      })),
      hint: 'For a request, name, phone and email are known: leave them empty.',
    }),
    textField({ ...fieldState(state, 'name'), label: 'Name of a caller' }),
    textField({ ...fieldState(state, 'phone'), label: 'Phone', type: 'tel', isOptional: true }),
    textField({
      ...fieldState(state, 'email'),
      label: 'Email Address',
      type: 'email',
      isOptional: true,
      isWide: true,
      hint: hasMail
        ? 'With it they get the confirmation and the calendar entry; without it you tell them.'
        : 'No mail goes out yet: you tell them.',
    }),
    textField({ ...fieldState(state, 'street'), label: placeFields.street.label }),
    textField({ ...fieldState(state, 'city'), label: placeFields.city.label, suggestions: company.cities }),
    textArea({
      ...fieldState(state, 'access'),
      label: placeFields.access.ownerLabel,
      isOptional: true,
      isWide: true,
      rows: 2,
    }),
    ...personField(people, state),
  ];
}
