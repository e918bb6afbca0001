import { newsletter } from '../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { applicationFields, applicationForm } from './applications.ts';
import { estimateFields, formData } from './forms.ts';
import { phonePhoto } from './photo-files/photo-files.ts';
import { requestForm } from './photo-files/photo-requests.ts';
import { pdfOfSize } from './resume-files/resume-files.ts';

/** What one visitor sends, and the responses. */
export type Visitor = {
  readonly number: number;
  /** Marks the text, so that the stored record can be found. */
  readonly mark: string;
  readonly path: string;
  readonly form: FormData;
  /** The size of the resume in bytes, or the number of photos; 0 if there is none. */
  readonly attached: number;
  readonly hasScripts: boolean;
  isAcknowledged: boolean;
  /** References in the responses: there must be only one. */
  readonly references: Set<string>;
};

type Sent = Pick<Visitor, 'mark' | 'path' | 'form' | 'attached'> & { readonly hasScripts?: false };

/** Uses every form of the site in turn, with and without files and scripts. */
export async function createVisitors(): Promise<(number: number) => Visitor> {
  const photo = await phonePhoto({ grain: 45 });
  const { contact, jobApplications, newsletter: newsletterPath } = apiPaths;
  const kinds: readonly ((message: string, email: string, number: number) => Sent)[] = [
    (message, email) => {
      const form = formData(estimateFields({ message, email }));
      return { mark: message, path: contact, form, attached: 0 };
    },
    (message, email, number) => {
      const photos = Array<Buffer>(1 + (number % 3)).fill(photo);
      const form = requestForm(estimateFields({ message, email }), photos);
      return { mark: message, path: contact, form, attached: photos.length };
    },
    (message, email) => {
      const { submissionId, elapsed } = hiddenFields;
      const form = formData(
        estimateFields({ message, email, [submissionId]: undefined, [elapsed]: undefined }),
      );
      return { mark: message, path: contact, form, attached: 0, hasScripts: false };
    },
    (message, email, number) => {
      const resume = { content: pdfOfSize(20_000 + number), name: 'resume.pdf' };
      const form = applicationForm(applicationFields({ message, email }), resume);
      return { mark: message, path: jobApplications, form, attached: resume.content.length };
    },
    (_message, email) => {
      const form = formData({ email, [hiddenFields.consent]: newsletter.consent.version });
      return { mark: email, path: newsletterPath, form, attached: 0 };
    },
  ];
  return (number) => {
    const kind = kinds[number % kinds.length] as (typeof kinds)[number];
    const sent = kind(`Request number ${number}.`, `visitor-${number}@example.ca`, number);
    return { hasScripts: true, ...sent, number, isAcknowledged: false, references: new Set() };
  };
}
