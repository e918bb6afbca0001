/** The document may have been built last year. */
export function showCurrentYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}
