import { isMet } from '../part.ts';
import { goalText, valueText } from './format.ts';
import type { PartResult } from './results-file.ts';

/** One table with each figure beside its goal. */
export function table(results: readonly PartResult[]): string {
  const rows = [['part', 'figure', 'measured', 'goal', 'verdict', '']];
  for (const { part, figures, failure } of results) {
    for (const figure of figures) {
      rows.push([
        part,
        figure.name,
        valueText(figure),
        goalText(figure),
        verdict(isMet(figure)),
        figure.note ?? '',
      ]);
    }
    if (failure) rows.push([part, 'could not run', '', '', '', failure.split('\n')[0] ?? '']);
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return lines.join('\n');
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'met' : 'MISSED';
}
