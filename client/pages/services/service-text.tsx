import type { Service } from '../../../content/service.ts';
import { Prose } from '../../components/prose.tsx';
import { CaptionedPicture } from './service-pictures.tsx';

/** The number of paragraphs beside the picture of the site. The rest is shown with the list of what is included. */
const FIRST_PARAGRAPHS = 2;

export function paragraphsOf({ fullDescription, shortDescription }: Service) {
  const all = fullDescription.length > 0 ? fullDescription : [shortDescription];
  return { first: all.slice(0, FIRST_PARAGRAPHS), others: all.slice(FIRST_PARAGRAPHS) };
}

/** Without a picture of the site, the two paragraphs are side by side. */
export function ServiceText({ service }: { service: Service }) {
  const { sitePicture } = service;
  const [lead = '', ...rest] = paragraphsOf(service).first;
  return (
    <div className="page-width grid gap-x-gap gap-y-8 pt-12 md:grid-cols-2 lg:columns-12 lg:pt-16 print:grid-cols-2">
      <div
        className={`grid max-w-[38em] content-start gap-4 lg:col-start-3 ${sitePicture ? 'lg:col-span-4' : 'lg:col-span-5'}`}
      >
        <p className="text-intro">
          <Prose>{lead}</Prose>
        </p>
        {sitePicture && <Paragraphs>{rest}</Paragraphs>}
      </div>
      {sitePicture ? (
        <CaptionedPicture
          {...sitePicture}
          sizes="(min-width: 64rem) 42vw, (min-width: 48rem) 46vw, 92vw"
          shape="aspect-3/2"
          className="lg:col-span-5 lg:col-start-8"
        />
      ) : (
        <div className="grid max-w-[38em] content-start gap-4 lg:col-span-5 lg:col-start-8 lg:pt-1">
          <Paragraphs>{rest}</Paragraphs>
        </div>
      )}
    </div>
  );
}

export function Paragraphs({ children }: { children: readonly string[] }) {
  return children.map((paragraph) => (
    <p key={paragraph}>
      <Prose>{paragraph}</Prose>
    </p>
  ));
}
