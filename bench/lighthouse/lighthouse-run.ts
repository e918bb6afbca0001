import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export type LighthouseRun = {
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points, most expensive first. */
  readonly losses: readonly string[];
};

/** One look, as the mobile device that Lighthouse has by default. */
export async function lighthouseRun(url: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${lhr.runtimeError.message}`);
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
    losses: losses.map(({ id }) => id),
  };
}
