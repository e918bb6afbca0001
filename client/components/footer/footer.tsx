import type { Sheet } from '../../../contract/sheets.ts';
export function Footer({ sheet }: { sheet: Sheet }) {
  return <footer>{sheet.number}</footer>;
}
