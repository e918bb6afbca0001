import { company } from '../../content/company.ts';
import { type Command, optionTypes, typed } from './command.ts';
import type { Screen } from './screen/screen.ts';
import { toned } from './screen/tone.ts';

export function showHelp(screen: Screen, commands: readonly Command[]): void {
  screen.line(toned('strong', `The inbox of ${company.name}`));
  screen.line();
  screen.facts([
    ['Type', toned('reference', typed('COMMAND')), ', such as ', toned('reference', typed('leads'))],
  ]);
  screen.line();
  screen.facts(
    commands.map(({ name, takes, summary }) => [`${name || '(none)'} ${takes}`.trim(), summary]),
    'reference',
  );
  screen.line();
  screen.paragraph(
    'REF is a reference such as HJ-7F3K2; 7f3k2 will do. Every list takes --json. It is safe beside a running server, and uses the same settings: DATA_DIR or DATABASE_URL.',
  );
  screen.line();
  screen.facts([['More about one', toned('reference', typed('help leads'))]]);
}

export function showHelpOf(screen: Screen, { name, takes, summary, details, options }: Command): void {
  screen.line(toned('strong', typed(name, takes).trim()));
  screen.line();
  screen.paragraph(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
  if (details) screen.paragraph(details);
  if (options.length === 0) return;
  screen.line();
  screen.facts(
    options.map((option) => [`--${option}`, optionTypes[option].means]),
    'reference',
  );
}
