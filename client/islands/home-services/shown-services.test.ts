import { expect, test } from 'vitest';
import { type ServiceResponse, serviceResponses } from '../../../contract/api-responses.ts';
import { type KnownService, shownServices } from './shown-services.ts';

const known = shownServices(serviceResponses(), []);

function shown(fields: Partial<ServiceResponse>, ours: readonly KnownService[] = known) {
  const response = {
    id: 3,
    slug: '',
    title: '',
    shortDescription: '',
    iconName: '',
    features: [],
    ...fields,
  };
  return shownServices([response], ours)[0];
}

test('our own response is shown with its picture and the choice of the form', () => {
  for (const [index, { picture, projectType }] of serviceResponses().entries())
    expect(known[index]).toMatchObject({ picture, projectType });
});

test('our own service is recognized by its title where the API leaves fields out', () => {
  const [first] = known;
  expect(shown({ title: first?.title ?? '', iconName: 'unknown' })).toMatchObject({
    projectType: first?.projectType,
    knownIconName: first?.iconName,
  });
});

test('the project type defaults to the title of our own service', () => {
  const { title = '', iconName = '' } = known.find(({ title, projectType }) => projectType === title) ?? {};
  expect(shown({ title, iconName }, [{ title, iconName }])).toMatchObject({ projectType: title });
});

test('a picture of another address is shown by that address', () => {
  const service = shown({ title: 'Kitchens', imagePath: '/uploads/kitchen.jpg' });
  expect(service).toMatchObject({ imagePath: '/uploads/kitchen.jpg' });
  expect(service).not.toHaveProperty('picture');
});

test('a service that the form has no choice for is asked for as Other', () => {
  expect(shown({ id: 20, title: 'Saunas' })).toMatchObject({ id: 20, projectType: 'Other' });
});
