import type { WeeklyReport } from './report.ts';

/** A report without findings, decisions or changes: all of them are optional. */
export const sampleReport = {
  week: 1,
  standing: 'fitted and dry',
  schedule: 'Done in time, on',
  decisions: [],
  done: ['The vanity'],
  changes: [],
  chosen: [],
  stageReached: 'fitted',
  finishedSince: [],
  next: [{ on: '2026-03-09', work: 'We call you', detail: 'To hear whether the drawers still run' }],
} as const satisfies WeeklyReport;

export const sampleReportWords = {
  introduction: 'What we wrote on Friday,',
  house: 'A vanity on Earl Street.',
  sampleNote: ', like the sample estimate.',
} as const;
