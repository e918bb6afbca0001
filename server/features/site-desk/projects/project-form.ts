import { company } from '../../../../content/company.ts';
import type { Database } from '../../../database/database.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { fieldState } from '../../../page-parts/field-frame.ts';
import {
  checkbox,
  dateField,
  fieldGrid,
  selectField,
  textArea,
  textField,
} from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { findPictures } from '../../../publications/pictures/picture-store.ts';
import { picturesIn } from '../../../publications/record-content.ts';
import type { EditorPage } from '../editor/editor.ts';
import { pairFields, photoList } from './photo-fields.ts';
import { projectFields, serviceChoices } from './project-content.ts';

export async function projectForm(database: Database, page: EditorPage<'project'>): Promise<Html> {
  const { content } = page;
  const pictures = await findPictures(database, picturesIn(content));
  const field = (name: keyof typeof projectFields) => ({
    ...fieldState(page, name),
    ...projectFields[name],
  });
  const fact = (name: keyof typeof projectFields) => textField({ ...field(name), isOptional: true });
  return html`${section({
    title: 'The house',
    isStep: true,
    body: fieldGrid([
      textField({
        ...field('title'),
        isWide: true,
        tellsLimit: true,
        hint: 'What was built, as a neighbour would say it. No street, no name.',
      }),
      selectField({
        ...field('service'),
        choices: serviceChoices,
      }),
      textField({ ...field('city'), suggestions: company.cities }),
      dateField({ ...field('completed'), kind: 'month', isWide: true }),
    ]),
  })}${section({
    title: 'Photos',
    isStep: true,
    body: html`<p>The first view is from the door, then near ones: a joint, a handle, a corner. No faces, no house numbers.</p>${photoList(page, pictures)}`,
  })}${section({
    title: 'Before and after',
    isStep: true,
    body: html`<p>One pair, if you have it. Stand where you stood for the first one; a door frame at the same edge helps. By hand is fine.</p>${pairFields(page, pictures)}`,
  })}${section({
    title: 'The story',
    isStep: true,
    body: html`<p>What bothered them, what you found, what you did about it. Say it as you would on the phone.</p>${fieldGrid(
      [
        textArea({
          ...field('description'),
          isWide: true,
          rows: 2,
          hint: '“The soffit hid a dead duct. Taking it out gave cabinets to the ceiling.”',
        }),
        textField({ ...field('storyTitle'), tellsLimit: true, isWide: true, isOptional: true }),
        textArea({
          ...field('story'),
          isWide: true,
          isOptional: true,
          rows: 8,
          hint: 'An empty line begins a new paragraph. Two to four are enough.',
        }),
        textArea({
          ...field('features'),
          isWide: true,
          isOptional: true,
          rows: 5,
          hint: 'One a line. They become a numbered list.',
        }),
      ],
    )}`,
  })}${section({
    title: 'Facts',
    isStep: true,
    body: html`<p>All optional: an empty line is not shown.</p>${fieldGrid([
      fact('house'),
      fact('timeOnSite'),
      fact('permits'),
      fact('area'),
      textField({
        ...field('budget'),
        isWide: true,
        isOptional: true,
        hint: 'A range is enough: “$58,000 to $64,000, appliances not included”. Ask the client first.',
      }),
      textArea({
        ...field('finishes'),
        isWide: true,
        isOptional: true,
        hint: 'One a line: “Counter: quartz, honed”. “What tile is that?” is what visitors ask most.',
      }),
    ])}`,
  })}${section({
    title: 'Before it is shown',
    isStep: true,
    body: html`${checkbox({
      ...fieldState(page, 'permission'),
      label: html`<b>The client said yes</b> to photos of the house on our site.`,
      isChecked: content.permission,
      value: 'yes',
    })}${checkbox({
      ...fieldState(page, 'featured'),
      label: html`<b>Show it on Home</b>`,
      hint: 'With up to two others; the newest comes first.',
      isChecked: content.featured,
      value: 'yes',
    })}`,
  })}`;
}
