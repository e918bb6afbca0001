/** What we stand behind in writing. Materials carry their manufacturer's warranty instead. */
export const warrantyYears = {
  workmanship: 2,
  majorStructuralElements: 5,
} as const satisfies Record<string, number>;
