import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconPaths } from '../../server/page-parts/icon.ts';
import { DocumentIcon, type DocumentIconName } from './document-icon.tsx';

// Server and client import nothing of each other, and a shared list would bring the server's icons to every visitor.
it('an icon of the same name has the same shape on the pages of the server', () => {
  const shapeOf = (name: string) =>
    / d="([^"]+)"/.exec(renderToStaticMarkup(<DocumentIcon name={name as DocumentIconName} />))?.[1];
  const shared = Object.entries(iconPaths).filter(([name]) => shapeOf(name) !== undefined);
  expect(shared).not.toEqual([]);
  for (const [name, path] of shared) expect(shapeOf(name), name).toBe(path);
});
