import type { DeskPage, Notice } from '../../desk-pages/desk-page.ts';
import { bothTexts } from '../../desk-pages/parts/both-texts.ts';
import { errorSummary } from '../../desk-pages/parts/editor-form.ts';
import type { FormState } from '../../desk-pages/parts/field-frame.ts';
import { stateMark } from '../../desk-pages/parts/lists.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { type Html, html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { dayAndTime } from '../../time/wall-clock.ts';
import type { SingleKind, SingleRecord, Texts } from './single-record.ts';

type State = FormState & { readonly values: Texts };

type Editor = {
  /** 0 before the first save. */
  readonly revision: number;
  /** Undefined where nothing was saved yet. */
  readonly isLive?: boolean | undefined;
  readonly above?: Html;
};

export function editorPage<Kind extends SingleKind>(
  single: SingleRecord<Kind>,
  state: State,
  { revision, isLive, above }: Editor,
): DeskPage {
  const { title, path } = single;
  return {
    title,
    section: path,
    hasTabs: false,
    head: pageHead({
      title,
      back: { href: deskPaths.site, label: 'Site' },
      above:
        isLive === undefined
          ? undefined
          : isLive
            ? stateMark('live', 'Live')
            : stateMark('draft', 'Saved, not live yet'),
      lead: single.lead(state.values),
    }),
    body: html`${above}${single.form(state, revision)}`,
  };
}

/** `isSaved`: it is refused to visitors only. */
export function refusedPage<Kind extends SingleKind>(
  single: SingleRecord<Kind>,
  state: State,
  { revision, isSaved = false }: { readonly revision: number; readonly isSaved?: boolean },
): DeskPage {
  const lines = single.fields.flatMap(({ name, label }) => {
    const error = state.errors?.[name];
    return error ? [{ name, text: `${label}: ${error}` }] : [];
  });
  const count = lines.length === 1 ? 'One thing' : `${lines.length} things`;
  const title = isSaved ? `${count} before it can go live` : `${count} to put right`;
  const above = errorSummary({
    title,
    sentence: isSaved ? 'It is saved; nothing is lost.' : 'Nothing is saved yet; what you typed is below.',
    lines,
  });
  const page = editorPage(single, state, { revision, above });
  return { ...page, title: `${title} - ${page.title}`, status: 422 };
}

type Newer = { readonly revision: number; readonly changedAt: string; readonly texts: Texts };

/** Somebody else saved it in the meantime. */
export function conflictPage<Kind extends SingleKind>(
  { title, path, fields }: SingleRecord<Kind>,
  mine: Texts,
  newer: Newer,
): DeskPage {
  const textOf = (texts: Texts, name: string) => texts[name] ?? '';
  const differ = fields.filter(({ name }) => textOf(mine, name) !== textOf(newer.texts, name));
  const same = fields.filter((field) => !differ.includes(field));
  return {
    status: 409,
    title: `Somebody else saved this page - ${title}`,
    section: path,
    hasTabs: false,
    head: pageHead({
      title: 'Somebody else saved this page',
      back: { href: path, label: title },
      lead: 'While you were writing. Nothing of either is lost: choose what shall stand there.',
    }),
    body: bothTexts({
      action: path,
      savedWhen: `Saved ${dayAndTime(newer.changedAt)}`,
      fields: differ.map(({ name, label, maxCharacters }) => ({
        name,
        label,
        maxCharacters,
        saved: textOf(newer.texts, name),
        mine: textOf(mine, name),
      })),
      hidden: {
        revision: String(newer.revision),
        ...Object.fromEntries(same.map(({ name }) => [name, textOf(mine, name)])),
      },
      dropHref: path,
    }),
  };
}

export function savedNotice(changedAt: string): Notice {
  return {
    happened: 'Saved, not live yet',
    sentence: `Saved ${dayAndTime(changedAt)}. Visitors see it when you publish it.`,
  };
}
