import { expect, it } from 'vitest';
import { documentFaults } from './document-faults.ts';

const planned = { paths: new Set(['/', '/about']), base: '/' };
const faultsOf = (main: string, given = planned) =>
  documentFaults('/', `<header></header><main id="main">${main}</main>`, given);

it('finds none in a page with words, whose links lead to pages, files and elsewhere', () => {
  const links = ['/about#team', '/?x=1', '/a.pdf', '/api/list', 'tel:1', 'https://example.com/x', '#top'];
  expect(faultsOf(`<h1>Home</h1>${links.map((href) => `<a class="x" href="${href}">x</a>`)}`)).toEqual([]);
});

it.each([
  ['<div><p> </p></div>', '/ is empty.'],
  ['<h1>TODO: a title</h1>', '/ says TODO.'],
  ['Our <a href="/projects/3">third</a>', '/ links to /projects/3, which is not there.'],
])('finds what is wrong with %s', (main, fault) => {
  expect(faultsOf(main)).toEqual([fault]);
});

it('follows links below the base path of a static site', () => {
  const given = { ...planned, base: '/site/' };
  expect(faultsOf('<a href="/site/about">About</a> <a href="/elsewhere">x</a>', given)).toEqual([]);
  expect(faultsOf('<a href="/site/team">Team</a>', given)).toHaveLength(1);
});
