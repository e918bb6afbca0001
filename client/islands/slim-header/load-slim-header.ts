/** Loads the slim header at the first scroll on a wide screen; phones have the call bar. */
export function loadSlimHeaderOnScroll(): void {
  addEventListener('scroll', function load() {
    if (!matchMedia('(min-width: 64rem)').matches) return;
    removeEventListener('scroll', load);
    // If the code fails to load, the page stays as it is.
    import('./slim-header.tsx').then(({ mountSlimHeader }) => mountSlimHeader()).catch(() => {});
  });
}
