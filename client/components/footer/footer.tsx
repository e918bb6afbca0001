import { DrawnFooter } from './drawn-footer.tsx';
import { KeptFooter } from './kept-footer.tsx';

/** Drawn when the document is made, kept in the browser. */
export const Footer = import.meta.env.SSR ? DrawnFooter : KeptFooter;
