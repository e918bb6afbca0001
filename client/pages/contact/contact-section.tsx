import { to } from '../../../contract/screens.ts';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { ContactForm } from '../../components/contact-form/contact-form.tsx';
import { Picture } from '../../components/picture.tsx';

export function ContactSection() {
  return (
    <section
      id="form"
      aria-labelledby="form-title"
      className="sheet grid gap-x-gap gap-y-12 pb-section lg:columns-12"
    >
      <div className="grid content-start gap-6 lg:col-span-4 lg:col-start-3 xl:pr-8">
        <h2 id="form-title" className="font-display text-h3">
          Write, or call
        </h2>
        <ContactFacts />
        <Picture
          name="stucco-removal-service"
          alt=""
          sizes="(min-width: 64rem) 30vw, 1px"
          className="aspect-2/1 w-full bg-trace object-cover max-lg:hidden"
        />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <ContactForm form="contact" returnPath={to.contact} />
      </div>
    </section>
  );
}
