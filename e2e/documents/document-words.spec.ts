import { expect, test } from '@playwright/test';
import {
  clientReview,
  companyStory,
  mission,
  teamApproach,
  values,
  whyChooseUs,
  workSteps,
} from '../../content/about.ts';
import { benefits, careersHero } from '../../content/careers.ts';
import { sellingPoints } from '../../content/claims.ts';
import { company } from '../../content/company.ts';
import { faq } from '../../content/faq.ts';
import { heroHeadline } from '../../content/hero.ts';
import { accessibilityStatement } from '../../content/legal/accessibility-statement.ts';
import type { LegalDocument } from '../../content/legal/legal-document.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { terms } from '../../content/legal/terms.ts';
import type { Estimate } from '../../content/papers/estimate.ts';
import type { WeeklyReport } from '../../content/papers/report.ts';
import { sampleEstimate, sampleEstimateWords } from '../../content/papers/sample-estimate.ts';
import { sampleReport } from '../../content/papers/sample-report.ts';
import { processSteps } from '../../content/process.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { services } from '../../content/services/catalogue.ts';
import { teamRoles } from '../../content/team.ts';
import { testimonials } from '../../content/testimonials.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { readDocument, textOf } from '../support/read-document.ts';

/** Every string in a content object, recursively. */
function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(wordsIn) : [];
}

function legalWords({ title, lastUpdated, intro, sections }: LegalDocument): string[] {
  const shown = sections.map(({ title, paragraphs, list = [] }) => [
    title,
    paragraphs,
    list.map(({ term, text }) => [term, text]),
  ]);
  return wordsIn([title, lastUpdated, intro, shown]);
}

const cards = projects.map(({ title, category, location, completionDate, description }) => [
  title,
  category,
  location,
  completionDate,
  description,
]);

function estimateWords({ job, permits, onYourCopy, groups, stages, notIncluded }: Estimate): unknown {
  return [
    [job, permits, onYourCopy, notIncluded],
    groups.map(({ title, note, lines }) => [title, note, lines.map(({ work, detail }) => [work, detail])]),
    stages.map(({ name, detail }) => [name, detail]),
  ];
}

function reportWords({
  standing,
  schedule,
  find,
  decisions,
  done,
  doneNote,
  ...rest
}: WeeklyReport): unknown {
  const { changes, chosen, next, nextNote } = rest;
  return [
    [standing, schedule, done, doneNote, nextNote],
    find && [find.title, find.text, find.caption, find.advice],
    find?.choices.map(({ name, text, basis, delay }) => [name, text, basis, delay]),
    decisions.map(({ what, why }) => [what, why]),
    [...changes, ...chosen].map(({ words }) => words),
    next.map(({ work, detail }) => [work, detail]),
  ];
}

const pages: Record<string, unknown> = {
  [to.home]: [
    heroHeadline,
    services.map(({ title, shortDescription }) => [title, shortDescription]),
    testimonials.map(({ content, authorName, authorLocation }) => [content, authorName, authorLocation]),
    processSteps.map(({ title, text }) => [title, text]),
    company.cities,
  ],
  [to.services]: [services.map(({ title }) => title), sellingPoints],
  [to.projects]: cards,
  [to.testimonials]: testimonials.map(({ content, authorName, authorLocation, projectType }) => [
    content,
    authorName,
    authorLocation,
    projectType,
  ]),
  [to.about()]: [
    companyStory,
    whyChooseUs,
    clientReview,
    teamApproach,
    workSteps.map(({ title, text }) => [title, text]),
    mission,
    values.map(({ title, text }) => [title, text]),
    teamRoles.map(({ position, description }) => [position, description]),
  ],
  [to.sampleEstimate]: [estimateWords(sampleEstimate), sampleEstimateWords],
  [to.weeklyReport]: reportWords(sampleReport),
  [to.contact]: [faq.map(({ question, answer }) => [question, answer]), company.phone.display, company.email],
  [to.careers]: [careersHero, benefits.map(({ title, text }) => [title, text])],
  [to.privacyPolicy]: legalWords(privacyPolicy),
  [to.terms]: legalWords(terms),
  [to.accessibility]: legalWords(accessibilityStatement),
};
for (const { id, title, fullDescription, features } of services) {
  pages[documentPath(to.service(id))] = [title, fullDescription, features, sellingPoints];
}
for (const project of projects) {
  const { id, title, category, description, storyTitle, story, features, schedule } = project;
  pages[to.project(id)] = [title, category, description, storyTitle, story, features, schedule];
}

test.describe('the source of a document holds all of its text', () => {
  for (const [path, content] of Object.entries(pages)) {
    test(path, async ({ request }) => {
      const { html } = await readDocument(request, path);
      const text = textOf(html.slice(html.indexOf('<body>')));
      const wanted = wordsIn(content).map((words) => words.replace(/\s+/g, ' ').trim());
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.filter((words) => !text.includes(words))).toEqual([]);
    });
  }
});
