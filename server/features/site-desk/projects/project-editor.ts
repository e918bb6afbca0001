import { photoFields } from '../../../../contract/editor-fields.ts';
import { to } from '../../../../contract/screens.ts';
import { emailAddress } from '../../../../contract/text-rules.ts';
import { sendsMail } from '../../../config.ts';
import { html } from '../../../page-parts/html.ts';
import { askForWords, wordsOfProject } from '../../../publications/words/words.ts';
import { WIDE_PICTURE } from '../desk-form.ts';
import { type Editor, pathsInList } from '../editor/editor.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { applyPhotoButton, PHOTO_BUTTON, photoButtonResult } from './photo-buttons.ts';
import {
  emptyProject,
  projectCompared,
  projectMissing,
  projectProblems,
  projectTexts,
  projectValues,
  readProject,
} from './project-content.ts';
import { projectForm } from './project-form.ts';
import { projectList } from './project-list.ts';
import { PAIR, surplusPhotos } from './sent-photos.ts';
import { ASKED_PART, wordsPart } from './words-part.ts';

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
    applyOwnAction: applyPhotoButton,
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
      if (action !== 'ask-words') return photoButtonResult(content, action, form);
      const { data: email, error } = clientEmail.safeParse(form.values.get('email') ?? '');
      if (error) return { problems: { email: error.issues[0]?.message ?? '' } };
      const { isMailed } = await askForWords(database, { email, project: id, now: clock(), hasMail });
      wakeOutbox();
      return { done: isMailed ? 'asked' : 'not-mailed', part: ASKED_PART };
    },
  };
}

const clientEmail = emailAddress('Write the email address of the client, such as name@example.ca.');
