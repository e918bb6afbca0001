import { expect, test } from 'vitest';
import { chosenFiles } from './form-data.ts';

test('the chosen files are those of the field', () => {
  const data = new FormData();
  data.append('resume', new File(['x'], 'cv.pdf'));
  data.append('photo', new File(['x'], 'room.jpg'));
  expect(chosenFiles(data, 'resume').map(({ name }) => name)).toEqual(['cv.pdf']);
});

test('no file is chosen where the entry has no name, or where there is no field', () => {
  const data = new FormData();
  expect(chosenFiles(data, 'resume')).toEqual([]);
  data.set('resume', new File([], ''));
  expect(chosenFiles(data, 'resume')).toEqual([]);
});
