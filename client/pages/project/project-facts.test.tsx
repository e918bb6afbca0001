import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { warrantyYears } from '../../../content/company.ts';
import { projects } from '../../../content/projects/catalogue.ts';
import { serviceBySlug } from '../../../content/services/catalogue.ts';
import { ProjectFacts } from './project-facts.tsx';

it.each(projects)('the warranty of $title is that of its kind of work', (project) => {
  const words = renderToStaticMarkup(<ProjectFacts project={project} />).replaceAll(/<[^>]*>/g, '');
  const { isStructural = false } = serviceBySlug[project.service];
  expect(words).toContain(`${warrantyYears.workmanship} years workmanship`);
  expect(words.includes(`${warrantyYears.majorStructuralElements} years structural`)).toBe(isStructural);
});
