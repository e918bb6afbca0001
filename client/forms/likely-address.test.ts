import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { likelyAddress } from './likely-address.ts';

describe('the address that was probably meant', () => {
  it.each([
    ['ann@gmial.con', 'ann@gmail.com'],
    ['Ann.Lee@gmail.con', 'Ann.Lee@gmail.com'],
    ['ann@gnail.com', 'ann@gmail.com'],
    ['ann@hotmial.ca', 'ann@hotmail.ca'],
    ['ann@yaho.ca', 'ann@yahoo.ca'],
    ['ann@symptico.ca', 'ann@sympatico.ca'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@lee-masonry.cmo', 'ann@lee-masonry.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(likelyAddress(typed)).toBe(meant);
  });

  it.each([
    '',
    'ann',
    'ann@',
    'ann@gmail',
    'ann@gmail.co',
    'ann@gmail.com',
    'ann@mail.com',
    'ann@example.ca',
    'ann@gm.com',
    'ann@uoft.ca',
    company.email,
  ])('is what was typed: %s', (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  });
});
