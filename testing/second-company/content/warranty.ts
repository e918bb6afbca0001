export const warrantyYears = {
  workmanship: 3,
  majorStructuralElements: 10,
} as const satisfies Record<string, number>;
