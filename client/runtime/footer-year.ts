/** A document may be older than the year. */
export function showYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}
