/** Loads the slim header with the first scroll on a wide screen; phones have the call bar. */
export function loadSlimHeaderOnScroll(): void {
  addEventListener('scroll', function load() {
    if (!matchMedia('(min-width: 64rem)').matches) return;
    removeEventListener('scroll', load);
    // Without its code the page is what it was.
    import('./slim-header.tsx').then(({ mountSlimHeader }) => mountSlimHeader()).catch(() => {});
  });
}
