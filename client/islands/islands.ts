import type { ComponentProps, JSXElementConstructor } from 'react';

/** Each island is a separate chunk, so that a document loads only the code of its own islands. */
export const islands = {
  'about-tabs': async () => (await import('./about-tabs/about-tabs.tsx')).AboutTabs,
  'call-bar': async () => (await import('./call-bar/call-bar.tsx')).CallBar,
  'compare-slider': async () => (await import('./compare-slider/compare-slider.tsx')).CompareSlider,
  'contact-form': async () => (await import('./contact-form/contact-form.tsx')).ContactForm,
  'copy-link': async () => (await import('./copy-link/copy-link.tsx')).CopyLink,
  'file-test': async () => (await import('./file-test/file-test.tsx')).FileTest,
  'home-services': async () => (await import('./home-services/home-services.tsx')).HomeServices,
  'job-application': async () => (await import('./job-application/job-application.tsx')).JobApplication,
  'newsletter-form': async () => (await import('./newsletter-form/newsletter-form.tsx')).NewsletterForm,
  'project-gallery': async () => (await import('./project-gallery/project-gallery.tsx')).ProjectGallery,
  'project-list': async () => (await import('./project-list/project-list.tsx')).ProjectList,
  'rotating-word': async () => (await import('./rotating-word/rotating-word.tsx')).RotatingWord,
  'service-picker': async () => (await import('./service-picker/service-picker.tsx')).ServicePicker,
  'template-detail': async () => (await import('./template-detail/template-detail.tsx')).TemplateDetail,
  'testimonial-carousel': async () =>
    (await import('./testimonial-carousel/testimonial-carousel.tsx')).TestimonialCarousel,
  'testimonial-list': async () => (await import('./testimonial-list/testimonial-list.tsx')).TestimonialList,
  toaster: async () => (await import('./toaster/toaster.tsx')).Toaster,
} satisfies Record<string, () => Promise<JSXElementConstructor<never>>>;

export type IslandName = keyof typeof islands;

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;
