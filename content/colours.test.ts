import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from './colours.ts';

const tokens = readFileSync('client/styles/tokens.css', 'utf8');

it.each(Object.entries(colours))('%s is the colour of the same name in the stylesheet', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1]).toBe(colour);
});
