import stylesheetUrl from './site.css?url';

/** A document carries only the rules it uses; the other screens need the rest. */
export function loadWholeStylesheet(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheetUrl });
  document.head.append(link);
  return new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
}
