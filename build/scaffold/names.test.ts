import { describe, expect, it } from 'vitest';
import { nameOf, nextId } from './names.ts';

describe('the name of what is new', () => {
  it.each([
    ['Deck Building', 'Deck Building', 'deck-building'],
    ['deck building', 'Deck Building', 'deck-building'],
    ['deck-building', 'Deck Building', 'deck-building'],
    ['Driveway & Backyard Concrete', 'Driveway & Backyard Concrete', 'driveway-backyard-concrete'],
    ['Wallpaper Installation/Removal', 'Wallpaper Installation/Removal', 'wallpaper-installation-removal'],
    ['A cedar deck in Leaside', 'A cedar deck in Leaside', 'a-cedar-deck-in-leaside'],
    ["The Owner's  Café ", 'The Owner’s Café', 'the-owners-cafe'],
  ])('%j makes the title %j and the slug %j', (words, title, slug) => {
    expect(nameOf(words)).toEqual({ title, slug });
  });

  it.each(['', ' ', '&', '2026'])('cannot be %j', (words) => {
    expect(() => nameOf(words)).toThrow('beginning with a letter');
  });
});

it('the next id follows the largest', () => {
  expect(nextId([{ id: 4 }, { id: 2 }])).toBe(5);
  expect(nextId([])).toBe(1);
});
