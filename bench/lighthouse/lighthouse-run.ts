import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export type LighthouseRun = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly blockingMs: number;
  /** Audits that cost points, most expensive first. */
  readonly losses: readonly string[];
};

/** One run with Lighthouse's default mobile device. */
export async function lighthouseRun(url: string, port: number): Promise<LighthouseRun> {
  // On a busy machine Lighthouse may miss the beginning of the trace and must be run again.
  const lhr = (await report(url, port)) ?? (await report(url, port));
  if (!lhr) throw new Error(`Lighthouse could not look at ${url}.`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const losses = CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, cost: weight * (1 - (lhr.audits[id]?.score ?? 1)) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    blockingMs: lhr.audits['total-blocking-time']?.numericValue ?? 0,
    losses: losses.map(({ id }) => id),
  };
}

async function report(url: string, port: number) {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  const error = result?.lhr.runtimeError;
  if (error) console.warn(`  ${url}: ${error.message}`);
  return error ? undefined : result?.lhr;
}
