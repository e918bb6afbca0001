import { pictures } from '../pictures.ts';
import type { WeeklyReport } from './report.ts';

/** The report of one Friday, for the job of the sample estimate. */
export const sampleReport = {
  week: 4,
  standing: 'ready to close the walls',
  schedule: 'On schedule: the last day is still',
  find: {
    title: 'Found behind the pantry wall',
    text: 'Two copper pipes, in use and on no drawing. They feed the bathroom, and they stand in the bay that was to hold the pantry’s screws. Each has had a shut-off of its own since Tuesday, at no charge.',
    picture: pictures.mission,
    pictureAlt:
      'An open stud wall with mineral wool, an electrical cable and box, and two copper pipes with red and blue shut-offs in one bay.',
    caption: 'The pantry wall, Tuesday at 10:40. You had the picture by 11:15 and both prices by four.',
    choices: [
      {
        name: 'Leave them',
        text: 'and hang the pantry on plywood that spans three bays.',
        change: { carpenterHours: 1.5, materials: 40 },
        basis: '1.5 hours, $40 of plywood',
        delay: 'no delay',
      },
      {
        name: 'Move them',
        text: '16 inches to the left, where no screw can reach them.',
        change: { carpenterHours: 1, trades: 500 },
        basis: '1 hour, the plumber’s $500',
        delay: 'one day',
      },
    ],
    advice: 'We would choose A. Nothing is done before you sign.',
  },
  decisions: [
    { by: '2026-10-19', hour: 'noon', what: 'The pipes: A or B', why: 'Drywall begins on Tuesday' },
    {
      by: '2026-10-20',
      what: 'How high the shelf by the window hangs',
      why: 'Its backing goes in before that wall is closed',
    },
    { by: '2026-10-30', what: 'Grout: pale grey or warm white', why: 'Both are on the sill to look at' },
  ],
  done: [
    'Gas line tested and tagged, Tuesday',
    'Pipes passed by the city, Wednesday',
    'Wires passed by the Electrical Safety Authority, Thursday',
    'Hood duct out through the rear wall',
    'Mineral wool and vapour barrier in, today',
  ],
  doneNote: 'Monday was Thanksgiving. This week’s 61 photos of the open walls are in your binder.',
  changes: [
    {
      words: 'rotten subfloor under the old sink, 24 sq ft',
      change: { carpenterHours: 5, materials: 120 },
    },
  ],
  chosen: [{ line: 35, words: 'the pendants you chose', cost: 612 }],
  stageReached: 'inspected',
  finishedSince: [20],
  next: [
    {
      on: '2026-10-19',
      work: 'City inspector, insulation',
      detail: '8 to noon; the lead carpenter is there',
    },
    { on: '2026-10-20', work: 'Drywall, two people', detail: '8 to 4:30, loud until noon' },
    { on: '2026-10-21', work: 'Drywall, backing for the shelf', detail: '8 to 4:30' },
    {
      on: '2026-10-22',
      work: 'First coat of compound; plumber for an hour',
      detail: 'No water from 9 to 10',
    },
    {
      on: '2026-10-23',
      work: 'Second coat, and the next report',
      detail: 'Cabinets are confirmed for October 28',
    },
  ],
  nextNote:
    'The lead carpenter is on site every day. On your report, this is where the name and the cell number are.',
} as const satisfies WeeklyReport;

export const sampleReportWords = {
  /** Followed by the date. */
  introduction: 'The report of Friday,',
  house: 'A kitchen in a 1962 bungalow, Etobicoke.',
  /** Continues the sentence after 'A sample'. */
  sampleNote:
    ', for the house of the sample estimate. Its picture is a rendering. Yours comes every Friday, on one page.',
} as const;
