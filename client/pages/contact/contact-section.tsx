import { pagePictures } from '../../../content/page-pictures.ts';
import { sentAnchors } from '../../../contract/api.ts';
import { to } from '../../../contract/screens.ts';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { Picture } from '../../components/picture.tsx';
import { SentNotice } from '../../components/sent-notice.tsx';
import { SENT_TITLE, sentText } from '../../islands/contact-form/contact-texts.ts';
import { Island } from '../../islands/island.tsx';

export function ContactSection() {
  return (
    <div className="page-width grid gap-x-gap gap-y-12 pb-section lg:columns-12 lg:grid-rows-[auto_1fr] lg:gap-y-6">
      <section
        aria-labelledby="facts-title"
        className="grid content-start gap-6 lg:col-span-4 lg:col-start-3"
      >
        <h2 id="facts-title" className="font-display text-h3">
          Email or call
        </h2>
        <ContactFacts />
      </section>
      <section
        id="form"
        aria-labelledby="form-title"
        className="[view-timeline:--form] lg:col-span-6 lg:col-start-7 lg:row-span-2"
      >
        <h2 id="form-title" className="mb-6 font-display text-h3">
          Write to us
        </h2>
        <SentNotice id={sentAnchors.contact} title={SENT_TITLE} text={sentText.contact} className="mb-4" />
        <Island name="contact-form" hydrate="load" props={{ form: 'contact', returnPath: to.contact }} />
      </section>
      {/* It ends where the empty form ends. Errors and the receipt make the form longer, not the picture. */}
      <Picture
        picture={pagePictures.contact}
        alt=""
        sizes="(min-width: 64rem) 30vw, 92vw"
        className="aspect-3/2 w-full self-start bg-trace object-cover lg:col-span-4 lg:col-start-3 lg:row-start-2 lg:aspect-auto lg:h-0 lg:min-h-[clamp(14rem,100%,20.8rem)] xl:min-h-[clamp(14rem,100%,19.4rem)]"
      />
    </div>
  );
}
