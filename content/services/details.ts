/** The name under which pages still ask for the whole service. */
export { serviceBySlug as serviceDetails } from '../service-by-slug.ts';
