import type { Figure, Goal, Unit } from '../part.ts';

const formats: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${(value / 1024).toFixed(1)} KB`,
  MB: (value) => `${value.toFixed(0)} MB`,
  ms: (value) => `${value.toFixed(0)} ms`,
  s: (value) => `${value.toFixed(1)} s`,
  'a second': (value) => `${value.toFixed(0)} a second`,
  ratio: (value) => value.toFixed(2),
  score: (value) => String(Math.round(value * 10_000) / 10_000),
  count: (value) => String(value),
};

export function valueText({ value, unit }: Figure): string {
  return formats[unit](value);
}

export function goalText({ goal, unit }: Figure): string {
  if (!goal) return '';
  const bound = boundOf(goal);
  const number = formats[unit](bound).replace('.0 ', ' ');
  if (bound === 0) return number;
  return `${'atMost' in goal ? 'at most' : 'at least'} ${number}`;
}

export function boundOf(goal: Goal): number {
  return 'atMost' in goal ? goal.atMost : goal.atLeast;
}
