import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { newsletter } from '../../content/newsletter.ts';
import { projectTypes } from '../../content/project-types.ts';
import { to } from '../../contract/screens.ts';
import { pdf } from '../../server/testing/resume-files/resume-files.ts';
import {
  APPLICATION,
  applicationField,
  applicationSection,
  fillApplication,
  submitButton,
} from '../support/application-form.ts';
import { arriveAt } from '../support/arrival.ts';
import { type LeadService, startLeadService } from '../support/lead-service.ts';
import { type MailPeer, startMailPeer } from '../support/mail-peer.ts';
import { fillRequest, openEstimate, REQUEST, sendButton, toast } from '../support/request-form.ts';
import { test as base, expect } from '../support/site-test.ts';

const test = base.extend<{ mail: MailPeer; service: LeadService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  mail: async ({}, use) => {
    const mail = await startMailPeer();
    await use(mail);
    await mail.stop();
  },
  service: async ({ mail }, use) => {
    const service = await startLeadService(mail.url);
    await use(service);
    await service.stop();
  },
});

const OTHER_TYPE = projectTypes[1];

test.describe('what visitors send', () => {
  test.slow();

  test('reaches the owner by mail and is in the inbox', async ({ page, mail, service }) => {
    const estimate = await askForEstimate(page, service);
    const contact = await writeFromContactPage(page, service);
    const application = await apply(page, service);
    await subscribe(page, service);

    const toOwner = () => mail.received.filter(({ to }) => to.includes(company.email));
    await expect.poll(() => toOwner().length).toBe(3);
    const subjects = toOwner().map(({ headers }) => headers.get('subject')?.[0]);
    expect(subjects.toSorted()).toEqual(
      [
        `Contact Request - ${OTHER_TYPE}`,
        `Free Estimate Request - ${REQUEST.projectType}`,
        `Job Application - ${APPLICATION.position} - ${APPLICATION.name}`,
      ].toSorted(),
    );
    for (const { to } of mail.received) expect(to).toHaveLength(1);
    // The visitors receive a confirmation.
    await expect
      .poll(() => mail.received.flatMap(({ to }) => to))
      .toEqual(expect.arrayContaining([REQUEST.email, APPLICATION.email]));

    const letterAbout = (reference: string) =>
      toOwner().find(({ parts }) => parts.get('text/plain')?.includes(reference));
    const lead = letterAbout(estimate);
    expect(lead?.headers.get('subject')).toEqual([`Free Estimate Request - ${REQUEST.projectType}`]);
    expect(lead?.headers.get('reply-to')).toEqual([`Maya Okafor <${REQUEST.email}>`]);
    for (const words of [estimate, ...Object.values(REQUEST)])
      expect(lead?.parts.get('text/plain')).toContain(words);
    expect(letterAbout(contact)?.headers.get('subject')).toEqual([`Contact Request - ${OTHER_TYPE}`]);

    const applied = letterAbout(application);
    expect(applied?.headers.get('reply-to')).toEqual([`Ada Lindqvist <${APPLICATION.email}>`]);
    expect(applied?.headers.get('subject')?.[0]).toContain(APPLICATION.position);
    expect(applied?.parts.get('application/pdf')).toBe(pdf().toString());

    const leads = JSON.parse(await service.inbox('leads', '--json'));
    expect(leads).toEqual([
      expect.objectContaining({ reference: contact, form: 'contact', projectType: OTHER_TYPE }),
      expect.objectContaining({
        ...REQUEST,
        reference: estimate,
        form: 'estimate',
        spamReason: null,
        answeredAt: null,
      }),
    ]);
    expect(JSON.parse(await service.inbox('applications', '--json'))).toEqual([
      expect.objectContaining({ ...APPLICATION, reference: application, spamReason: null }),
    ]);
    expect(JSON.parse(await service.inbox('subscribers', '--json'))).toEqual([
      expect.objectContaining({ email: 'maya@example.ca', consentVersion: newsletter.consent.version }),
    ]);
    const [answeredLink = ''] = /http\S+\/answered\/\S+/.exec(lead?.parts.get('text/plain') ?? '') ?? [];
    await page.goto(answeredLink);
    await page.getByRole('button', { name: 'Yes, I have answered' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('answered');
    expect(await service.inbox()).toMatch(/^1 request is waiting for an answer\./m);
  });
});

async function askForEstimate(page: Page, { url }: LeadService): Promise<string> {
  await arriveAt(page, url + to.terms);
  const dialog = await openEstimate(page);
  await fillRequest(dialog);
  await sendButton(dialog).dblclick();
  await expect(toast(page)).toContainText('Request sent!');
  return referenceIn(await page.getByRole('complementary', { name: 'Your last request' }).innerText());
}

async function writeFromContactPage(page: Page, { url }: LeadService): Promise<string> {
  await page.goto(`${url}/#${to.contact}`);
  const main = page.getByRole('main');
  await fillRequest(main, { projectType: OTHER_TYPE, phone: '' });
  await sendButton(main).click();
  return referenceIn(await main.getByRole('region', { name: 'Your request' }).innerText());
}

async function apply(page: Page, { url }: LeadService): Promise<string> {
  await page.goto(`${url}/#${to.careers}`);
  await fillApplication(page);
  const resume = { name: 'Ada Lindqvist.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await applicationField(page, 'resume').setInputFiles(resume);
  await submitButton(page).click();
  return referenceIn(await applicationSection(page).getByText('Your reference is').innerText());
}

async function subscribe(page: Page, { url }: LeadService): Promise<void> {
  await page.goto(`${url}/#/#newsletter`);
  const section = page.getByRole('region', { name: newsletter.title });
  await section.getByLabel('Email Address').fill('maya@example.ca');
  await section.getByRole('checkbox').check();
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(section.getByRole('status')).toContainText('Thank you.');
}

function referenceIn(text: string): string {
  return new RegExp(`${company.initials}-[0-9A-Z]{5}`).exec(text)?.[0] ?? '';
}
