import { company } from '../../../../content/company.ts';
import { jpegPath } from '../../../../content/picture.ts';
import { photoFields } from '../../../../contract/editor-fields.ts';
import { to } from '../../../../contract/screens.ts';
import { emailAddress } from '../../../../contract/text-rules.ts';
import { sendsMail } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { emptyState, linkRow, rowList } from '../../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { stateOf } from '../../../page-parts/field-frame.ts';
import {
  checkbox,
  dateField,
  fieldGrid,
  selectField,
  textArea,
  textField,
} from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { findPictures, pictureSource } from '../../../publications/pictures/picture-store.ts';
import { coverOf } from '../../../publications/publication.ts';
import { picturesIn } from '../../../publications/record-content.ts';
import { askForWords, wordsOfProject } from '../../../publications/words/words.ts';
import { WIDE_PICTURE } from '../desk-form.ts';
import { type Editor, type EditorPage, type ListedRecord, pathsInList } from '../editor/editor.ts';
import { orderButtons } from '../row-button.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { stateOfRecord } from '../state-of-record.ts';
import { pairFields, photoList } from './photo-fields.ts';
import {
  emptyProject,
  projectCompared,
  projectFields,
  projectMissing,
  projectProblems,
  projectTexts,
  projectValues,
  readProject,
  serviceChoices,
} from './project-content.ts';
import { changePhotos, PAIR, PHOTO_BUTTON, photoChange, surplusPhotos } from './sent-photos.ts';
import { ASKED, wordsPart } from './words-part.ts';

const paths = pathsInList('projects');

export function projectEditor({
  database,
  clock,
  config,
  wakeOutbox,
}: Pick<SiteDeskDependencies, 'database' | 'clock' | 'config' | 'wakeOutbox'>): Editor<'project'> {
  const hasMail = sendsMail(config);
  return {
    kind: 'project',
    paths,
    title: 'Projects',
    list: {
      path: paths.list,
      newPath: paths.new,
      introduction: 'Houses that you finished. The newest comes first, and all of them before the samples.',
      one: 'a project',
      this: 'this project',
      body: (records) => projectList(database, records),
    },
    pictureFields: { photos: WIDE_PICTURE, before: WIDE_PICTURE, after: WIDE_PICTURE },
    emptyContent: emptyProject,
    read: readProject,
    surplus: surplusPhotos,
    ownActions: new RegExp(`^ask-words$|${PHOTO_BUTTON.source}`),
    ownFields: ['email', ...PAIR.map((place) => `${photoFields.description}${place}`)],
    applyOwnAction: changePhotos,
    problems: projectProblems,
    missing: projectMissing,
    values: projectValues,
    texts: projectTexts,
    compared: projectCompared,
    nameOf: ({ title }) => title,
    routeOf: ({ id }) => to.project(id),
    editorBody: async (page) =>
      html`${await projectForm(database, page)}${
        page.record &&
        wordsPart(page, {
          asked: await wordsOfProject(database, page.record.id),
          siteUrl: config.siteUrl,
          hasMail,
        })
      }`,
    async runOwnAction(action, { id, content }, form) {
      if (action !== 'ask-words') return photoChange(content, action, form);
      const { data: email, error } = clientEmail.safeParse(form.values.get('email') ?? '');
      if (error) return { problems: { email: error.issues[0]?.message ?? '' } };
      const { isMailed } = await askForWords(database, { email, project: id, now: clock(), hasMail });
      wakeOutbox();
      return { done: isMailed ? 'asked' : 'not-mailed', part: ASKED };
    },
  };
}

const clientEmail = emailAddress('Write the email address of the client, such as name@example.ca.');

async function projectList(database: Database, records: readonly ListedRecord<'project'>[]): Promise<Html> {
  if (records.length === 0)
    return emptyState(
      'No project of your own yet. Eight photos and five minutes are enough; title, service and city make a draft.',
    );
  const pictures = await findPictures(database, picturesIn(records));
  return rowList(
    records.map(({ record, state }, index) => {
      const { id, content } = record;
      const cover = pictures.get((coverOf(content) ?? content.photos[0])?.picture ?? '');
      const path = paths.entry(id);
      const above = records[index - 1];
      return html`${linkRow({
        href: path,
        name: content.title,
        details: `${content.city}${photoCount(content.photos.length)}`,
        state: stateOfRecord(state),
        picture: cover ? { src: jpegPath(pictureSource(cover, deskPaths.sitePictures)) } : null,
      })}${above && orderButtons({ path, name: content.title, actions: ['move-up', 'show-first'], above: above.record.id })}`;
    }),
  );
}

function photoCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', one photo' : `, ${count} photos`;
}

async function projectForm(database: Database, page: EditorPage<'project'>): Promise<Html> {
  const { content } = page;
  const pictures = await findPictures(database, picturesIn(content));
  const field = (name: keyof typeof projectFields) => ({
    ...stateOf(page, name),
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
      ...stateOf(page, 'permission'),
      label: html`<b>The client said yes</b> to photos of the house on our site.`,
      isChecked: content.permission,
      value: 'yes',
    })}${checkbox({
      ...stateOf(page, 'featured'),
      label: html`<b>Show it on Home</b>`,
      hint: 'With up to two others; the newest comes first.',
      isChecked: content.featured,
      value: 'yes',
    })}`,
  })}`;
}
