import type { APIRequestContext } from '@playwright/test';
import { plannedDocuments } from '../../build/render/documents.ts';
import { sampleSite } from '../../contract/site.ts';

/** A document as a crawler gets it: fetched over HTTP, without a browser. */
export type ReadDocument = {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};

export type Attributes = Readonly<Record<string, string>>;

/** Fetches every document of the build, one after the other. */
export async function readAllDocuments(request: APIRequestContext): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const { path } of plannedDocuments(sampleSite())) documents.push(await readDocument(request, path));
  return documents;
}

export async function readDocument(request: APIRequestContext, path: string): Promise<ReadDocument> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = withoutTemplates(await answer.text());
  return { path, status: answer.status(), headers: answer.headers(), html };
}

/** Removes `template` elements, which are not rendered. */
function withoutTemplates(html: string): string {
  return html.replace(/<template>.*?<\/template>/gs, '');
}

/** The attributes of every tag of a name, in order. */
export function tagsOf(html: string, name: string): Attributes[] {
  const tags = withoutCode(html).matchAll(
    new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'),
  );
  return [...tags].map(([, text = '']) => attributesOf(text));
}

/** The text of every element with this tag name. */
export function wordsOf(html: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gis'));
  return [...elements].map(([, inner = '']) => textOf(inner));
}

/** The text that a text browser would show, with single spaces. Inline tags do not separate words. */
export function textOf(html: string): string {
  const text = withoutCode(html)
    .replace(/<!--.*?-->|<\/?(a|b|em|i|small|span|strong|wbr)\b[^>]*>/gs, '')
    .replace(/<[^>]*>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ').trim();
}

/** The parsed JSON of all data blocks with this type. */
export function dataOf(html: string, type: string): Record<string, unknown>[] {
  const blocks = html.matchAll(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 'gs'));
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

export function metaOf(html: string, key: string): string | undefined {
  return tagsOf(html, 'meta').find(({ name, property }) => key === (name ?? property))?.content;
}

export function canonicalOf(html: string): string | undefined {
  return tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
}

function attributesOf(text: string): Attributes {
  const pairs = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );
}

function withoutCode(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
