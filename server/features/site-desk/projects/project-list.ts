import { jpegPath } from '../../../../content/picture.ts';
import type { Database } from '../../../database/database.ts';
import { emptyState, linkRow, rowList } from '../../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { findPictures, pictureSource } from '../../../publications/pictures/picture-store.ts';
import { coverOf } from '../../../publications/publication.ts';
import { picturesIn } from '../../../publications/record-content.ts';
import type { ListedRecord } from '../editor/editor.ts';
import { publicStateMark } from '../public-state.ts';
import { orderButtons } from '../row-button.ts';

export async function projectList(
  database: Database,
  records: readonly ListedRecord<'project'>[],
): Promise<Html> {
  if (records.length === 0)
    return emptyState(
      'No project of your own yet. Eight photos and five minutes are enough; title, service and city make a draft.',
    );
  const pictures = await findPictures(database, picturesIn(records));
  return rowList(
    records.map(({ record, state }, index) => {
      const { id, content } = record;
      const cover = pictures.get((coverOf(content) ?? content.photos[0])?.picture ?? '');
      const path = deskPaths.siteEntry('projects', id);
      const above = records[index - 1];
      return html`${linkRow({
        href: path,
        name: content.title,
        details: `${content.city}${photoCount(content.photos.length)}`,
        state: publicStateMark(state),
        picture: cover ? { src: jpegPath(pictureSource(cover, deskPaths.sitePictures)) } : null,
      })}${above && orderButtons({ path, name: content.title, actions: ['move-up', 'show-first'], above: above.record.id })}`;
    }),
  );
}

function photoCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', one photo' : `, ${count} photos`;
}
