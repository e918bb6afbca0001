import { capitalized } from '../../../../content/grammar.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { fieldGrid, textArea } from '../../../page-parts/fields.ts';
import { fold } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { NOTE_MAX_CHARACTERS, type NoteRow } from '../../../records/notes.ts';
import { spokenTime } from '../../../time/spoken-time.ts';
import { NOTE_FORM } from './forms.ts';
import type { RecordContext } from './record-parts.ts';

/** Lists the notes, newest first, above the form for a new one. Every button of the record submits this form too. */
export function noteList(reference: string, { notes, now }: RecordContext, what: string): Html {
  return html`${notes.length > 0 && html`<ol class="notes">${notes.toReversed().map((note) => noteItem(reference, note, now))}</ol>`}
<form id="${NOTE_FORM}" class="stack-form" method="post" action="${deskPaths.recordPart(reference, 'note')}">
${fieldGrid([
  textArea({
    name: 'note',
    label: 'Write a note',
    value: '',
    maxCharacters: NOTE_MAX_CHARACTERS,
    hint: `Only you see it. It is dated, never mailed, and deleted with the ${what}.`,
    isWide: true,
  }),
])}
<p><button class="button" type="submit">Keep this note</button></p>
</form>`;
}

function noteItem(reference: string, { id, written_at, text }: NoteRow, now: Date): Html {
  return html`<li>${written_at ? html`<time datetime="${written_at}">${capitalized(spokenTime(written_at, now))}</time>` : html`<span class="note">Earlier</span>`}
<p class="note-text">${visitorText(text)}</p>
${fold({
  title: 'Correct or remove',
  body: html`<form class="stack-form" method="post" action="${deskPaths.recordPart(reference, `notes/${id}`)}">
${fieldGrid([
  textArea({
    name: 'note',
    id: `note-${id}`,
    label: 'The note',
    value: text,
    maxCharacters: NOTE_MAX_CHARACTERS,
    isWide: true,
  }),
])}
<p class="buttons"><button class="button" type="submit" name="action" value="save">Save the correction</button> <button class="button button--danger" type="submit" name="action" value="remove">Remove this note</button></p>
</form>`,
})}</li>`;
}
