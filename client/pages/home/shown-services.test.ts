import { expect, test } from 'vitest';
import { serviceAnswers } from '../../../contract/read-only-answers.ts';
import { answeredServices, builtInServices } from './shown-services.ts';

test('our own answer shows what the built-in list shows', () => {
  const essentials = answeredServices(serviceAnswers());
  expect(essentials).toEqual(
    builtInServices.map(({ id, title, shortDescription, iconName, projectType, picture }) => ({
      id,
      title,
      shortDescription,
      iconName,
      projectType,
      picture,
    })),
  );
});

test('a picture of another address is shown by that address', () => {
  const [kitchen] = answeredServices([
    {
      id: 3,
      slug: 'kitchen-renovations',
      title: 'Kitchen Renovations',
      shortDescription: 'Cabinets',
      imagePath: '/uploads/kitchen.jpg',
      iconName: 'kitchen',
      features: [],
    },
  ]);
  expect(kitchen).toMatchObject({ imagePath: '/uploads/kitchen.jpg', projectType: 'Kitchen Renovations' });
  expect(kitchen).not.toHaveProperty('picture');
});

test('a service that the form has no choice for is asked for as Other', () => {
  const [sauna] = answeredServices([
    { id: 20, slug: 'sauna', title: 'Saunas', shortDescription: 'Cedar', iconName: 'sauna', features: [] },
  ]);
  expect(sauna).toMatchObject({ id: 20, projectType: 'Other' });
});
