import type { LegalDocument } from '../../../content/legal/legal-document.ts';
import { terms } from '../../../content/legal/terms.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import { sampleNotes } from '../../../content/published.ts';
import { to } from '../../../contract/screens.ts';
import { LegalPage } from '../../components/legal-page.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: terms.title,
  description: pageDescriptions.terms,
};

export function Page({ sheetNumber, site }: PageProps) {
  return (
    <LegalPage
      document={site.hasSamples ? withSampleNote(terms) : terms}
      route={to.terms}
      sheetNumber={sheetNumber}
    />
  );
}

/** Adds the note on samples to the section about this website. */
function withSampleNote(document: LegalDocument): LegalDocument {
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === 'this-website'
        ? { ...section, paragraphs: [...section.paragraphs, sampleNotes.terms] }
        : section,
    ),
  };
}
