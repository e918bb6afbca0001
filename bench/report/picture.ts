import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { colours } from '../../content/colours.ts';
import { capitalized } from '../../content/grammar.ts';
import { projectRoot } from '../machine/project-root.ts';
import { type Figure, isMet } from '../part.ts';
import { boundOf, goalText, valueText } from './format.ts';
import type { Run } from './results-file.ts';

/** The site's own colours. */
const { paper: PAPER, ink: INK, inkSoft: SOFT, line: LINE, spruce: SPRUCE, brick: BRICK } = colours;

const WIDTH = 1040;
const MARGIN = 32;
const TOP = 92;
const ROW = 34;
const BAR_LEFT = 490;
const BAR_WIDTH = 200;
/** The position of the goal on the bar. */
const GOAL_AT = 0.7;

/** Draws every figure that has a goal, for the README. Returns the file's path relative to the repository. */
export async function writePicture(run: Run): Promise<string> {
  const file = join(projectRoot, 'docs/bench.svg');
  await mkdir(join(projectRoot, 'docs'), { recursive: true });
  await writeFile(file, picture(run));
  return relative(projectRoot, file);
}

function picture({ results, machine }: Run): string {
  const figures = results.flatMap((result) => result.figures).filter(({ goal }) => goal);
  const met = figures.filter((figure) => isMet(figure)).length;
  const height = TOP + figures.length * ROW + MARGIN;
  const { before } = machine;
  const made = `${before.at.slice(0, 10)}, Node ${before.node}, ${before.platform}, ${before.cores} cores, load ${before.load}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Hanken Grotesk, Arial, sans-serif" font-size="15" role="img" aria-label="${met} of ${figures.length} goals met">
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
<text x="${MARGIN}" y="48" font-family="Georgia, serif" font-size="26" fill="${INK}">${met} of ${figures.length} goals met</text>
<text x="${MARGIN}" y="72" font-size="13" fill="${SOFT}">npm run bench, ${escaped(made)}; the dashed line is the goal</text>
${figures.map((figure, index) => row(figure, TOP + index * ROW)).join('\n')}
</svg>
`;
}

function row(figure: Figure, top: number): string {
  const colour = isMet(figure) ? SPRUCE : BRICK;
  const base = top + 22;
  const goal = BAR_LEFT + BAR_WIDTH * GOAL_AT;
  return `<g><path d="M${MARGIN} ${top}H${WIDTH - MARGIN}" stroke="${LINE}"/>
<text x="${MARGIN}" y="${base}" fill="${INK}">${escaped(capitalized(figure.name))}</text>
<rect x="${BAR_LEFT}" y="${top + 13}" width="${barWidth(figure)}" height="8" fill="${colour}"/>
<path d="M${goal} ${top + 8}v18" stroke="${INK}" stroke-dasharray="3 2"/>
<text x="${BAR_LEFT + BAR_WIDTH + 130}" y="${base}" text-anchor="end" font-weight="600" fill="${colour}">${escaped(valueText(figure))}</text>
<text x="${WIDTH - MARGIN}" y="${base}" text-anchor="end" font-size="13" fill="${SOFT}">${escaped(goalText(figure))}</text></g>`;
}

/** The share of the goal, limited to the width of the column. */
function barWidth(figure: Figure): number {
  const bound = figure.goal ? boundOf(figure.goal) : 0;
  // For a goal of zero there is no share: the bar is empty or full.
  const share = bound === 0 ? (figure.value === 0 ? 0 : Number.POSITIVE_INFINITY) : figure.value / bound;
  return Math.round(BAR_WIDTH * Math.min(1, Math.max(0.01, share * GOAL_AT)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
