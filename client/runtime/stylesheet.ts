/** The document needs only its inlined rules. What scripts show, and the next documents, need the whole stylesheet. */
export function applyStylesheet(): void {
  document.querySelector('link[media=print]')?.setAttribute('media', 'all');
}
