import { to } from '../../../../contract/screens.ts';
import { deleteForGood } from '../../../deletion/delete-for-good.ts';
import { deleteRecord } from '../../../publications/site-changes.ts';
import { latestVersion, latestVersionNumber } from '../../../publications/versions.ts';
import { wordsOfTestimonial } from '../../../publications/words/words.ts';
import { wordsDeletions } from '../../../records/client-words.ts';
import { type Editor, pathsInList } from '../editor/editor.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import {
  emptyTestimonial,
  readTestimonial,
  testimonialMissing,
  testimonialProblems,
  testimonialTexts,
  testimonialValues,
} from './testimonial-content.ts';
import { projectChoices, testimonialForm } from './testimonial-form.ts';
import { testimonialList } from './testimonial-list.ts';

/** The summaries of versions must not name a person whose words were deleted. */
const SUMMARY_NAME = 'words of a client';

const paths = pathsInList('testimonials');

export function testimonialEditor({ config, clock, database }: SiteDeskDependencies): Editor<'testimonial'> {
  return {
    kind: 'testimonial',
    paths,
    title: 'Clients’ words',
    list: {
      path: paths.list,
      newPath: paths.new,
      introduction: 'They stay as they were written. You choose which are shown.',
      one: 'words that came on paper',
      this: 'these words',
      hasDraftsApart: true,
      body: (records) => testimonialList({ database, config, clock }, records),
      /** The client's link keeps working: it opens a page that says that the words were deleted. */
      async remove({ id }) {
        const words = await wordsOfTestimonial(database, id);
        const now = clock();
        if (!words)
          return deleteRecord(database, 'testimonial', id, { now, summary: `Deleted: ${SUMMARY_NAME}` });
        const before = await latestVersionNumber(database);
        await deleteForGood(database, config, [wordsDeletions([words], now)], now);
        const version = await latestVersion(database);
        return version.number > before ? version : undefined;
      },
    },
    emptyContent: emptyTestimonial,
    read: readTestimonial,
    problems: testimonialProblems,
    missing: testimonialMissing,
    values: testimonialValues,
    texts: testimonialTexts(() => projectChoices(database)),
    nameOf: ({ authorName }) => authorName || 'Words without a name',
    summaryName: SUMMARY_NAME,
    routeOf: () => to.testimonials,
    editorBody: (page) => testimonialForm(database, page),
  };
}
