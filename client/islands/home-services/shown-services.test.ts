import { expect, test } from 'vitest';
import { serviceAnswers } from '../../../contract/read-only-answers.ts';
import { shownServices } from './shown-services.ts';

const known = shownServices(serviceAnswers(), []);

test('our own answer is shown with its picture and the choice of the form', () => {
  for (const [index, { picture, projectType }] of serviceAnswers().entries())
    expect(known[index]).toMatchObject({ picture, projectType });
});

test('our own service is recognized by its title where the API leaves fields out', () => {
  const [first] = known;
  const [shown] = shownServices(
    [{ id: 3, slug: '', title: first?.title ?? '', shortDescription: '', iconName: 'unknown', features: [] }],
    known,
  );
  expect(shown).toMatchObject({ projectType: first?.projectType, knownIconName: first?.iconName });
});

test('a service that the form calls by its title need not say so', () => {
  const named = known.find(({ title, projectType }) => projectType === title);
  const { title = '', iconName = '' } = named ?? {};
  const answer = { id: 3, slug: '', title, shortDescription: '', iconName, features: [] };
  expect(shownServices([answer], [{ title, iconName }])).toMatchObject([{ projectType: title }]);
});

test('a picture of another address is shown by that address', () => {
  const [shown] = shownServices(
    [
      {
        id: 3,
        slug: 'kitchens',
        title: 'Kitchens',
        shortDescription: 'Cabinets',
        imagePath: '/uploads/kitchen.jpg',
        iconName: 'kitchen',
        features: [],
      },
    ],
    known,
  );
  expect(shown).toMatchObject({ imagePath: '/uploads/kitchen.jpg' });
  expect(shown).not.toHaveProperty('picture');
});

test('a service that the form has no choice for is asked for as Other', () => {
  const [sauna] = shownServices(
    [{ id: 20, slug: 'sauna', title: 'Saunas', shortDescription: 'Cedar', iconName: 'sauna', features: [] }],
    known,
  );
  expect(sauna).toMatchObject({ id: 20, projectType: 'Other' });
});
