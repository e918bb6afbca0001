import { company, warrantyYears } from './company.ts';
import { numberInWords } from './grammar.ts';
import { ontarioRules } from './ontario-rules.ts';
import { type SampleStage, sampleStages } from './papers/sample-stages.ts';

/** The categories in the order of the page. */
export const faqCategories = [
  'Estimates',
  'Permits',
  'Living at home during the work',
  'Money and contract',
  'Warranty',
] as const;

export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  readonly category: (typeof faqCategories)[number];
};

const { escapeWindow } = ontarioRules;

const [deposit] = sampleStages;

/** The name of a stage within a sentence, such as 'cabinets set'. */
function stageWords(key: SampleStage): string | undefined {
  return sampleStages.find((stage) => stage.key === key)?.name.toLowerCase();
}

/** General information about Ontario, not legal advice. Have it reviewed when the law changes. */
export const faq = [
  {
    category: 'Estimates',
    question: 'Is the estimate free?',
    answer:
      'Yes. The visit, the measuring and the written estimate cost nothing and commit you to nothing. Permit drawings and engineering are separate: we price them first and begin only when you agree. The sample estimate shows what you get, line by line.',
  },
  {
    category: 'Estimates',
    question: 'How soon will I hear from you?',
    answer: `Within ${company.replyWithinHours} hours of your request. You get our first questions, and a time for us to come and measure. If it is urgent, call ${company.phone.display}: ${company.hours.display}.`,
  },
  {
    category: 'Estimates',
    question: 'What should I have ready for the first visit?',
    answer:
      'The age of the house, any old drawings or survey, photos of what bothers you, and the most that you want to spend. With that number on the table we can say at once what it will and will not buy.',
  },
  {
    category: 'Estimates',
    question: 'How firm is the price?',
    answer: `The contract fixes the price of the listed work. It changes only by a change order that you sign before the work is done. Where a contract rests on an estimate, Ontario’s Consumer Protection Act does not let a contractor charge more than ${ontarioRules.estimateMarginPercent} percent above it, unless you agreed to new work or a new price.`,
  },
  {
    category: 'Permits',
    question: 'Do I need a building permit?',
    answer:
      'Usually yes, if walls move, openings are cut, the foundation, plumbing or heating is altered, or a second suite is added. Usually not for paint, flooring, or new cabinets where the plumbing stays. Each city decides for itself, so we ask its building department and write the answer into the estimate.',
  },
  {
    category: 'Permits',
    question: 'How long does a permit take?',
    answer: `For a house, the Building Code gives the city ${numberInWords(ontarioRules.permitBusinessDays)} business days to decide on a complete application. Zoning variances, heritage districts and ravines can add weeks or months. We never start before the permit is in hand, and the dates in your contract allow for it.`,
  },
  {
    category: 'Permits',
    question: 'Who does the electrical work?',
    answer:
      'A licensed electrical contractor: in Ontario, nobody else may be hired to wire a home. The contractor files a notification of work with the Electrical Safety Authority (ESA), which is separate from the building permit, and you get the certificate of acceptance for your insurer.',
  },
  {
    category: 'Permits',
    question: 'Can we put a bedroom in the basement?',
    answer: `Often, if there is a second way out. Unless a door on that floor leads straight outside, the Ontario Building Code asks for a window that opens without tools, with ${escapeWindow.squareMetres} square metres of clear opening and no side under ${escapeWindow.shortestSideMillimetres} mm. A window well needs ${escapeWindow.wellMillimetres} mm of room in front of the window. Then we check headroom, smoke alarms and damp.`,
  },
  {
    category: 'Living at home during the work',
    question: 'Can we stay in the house?',
    answer:
      'For one room or one floor, nearly always: we keep a sink, a toilet and a way to cook, and the schedule names the days without water or power. For whole-house work, plan to be away from demolition until the drywall is up.',
  },
  {
    category: 'Living at home during the work',
    question: 'What hours will the crew be there?',
    answer: `Usually 8 to 4:30, Monday to Friday. We answer the phone and make visits ${company.hours.short}. Toronto’s noise by-law bans construction noise from 7 PM to 7 AM, before 9 AM on Saturdays, and all day on Sundays and statutory holidays. Other cities set their own hours, and we keep to them.`,
  },
  {
    category: 'Living at home during the work',
    question: 'How will we know how it is going?',
    answer:
      'From one page every Friday: whether we are on schedule, what we found, what you need to decide and by when, what was done and what it costs. What we find behind a wall you see on the day, with a price and a choice. Read the sample report.',
  },
  {
    category: 'Living at home during the work',
    question: 'How do you keep the dust out of the other rooms?',
    answer:
      'A dust wall with a zipper, a fan that pulls air out of a window so that dust moves outward, vents sealed, vacuums on saws and sanders, and floors covered from the work to the door. We sweep every afternoon. You will still dust more than usual during demolition and sanding.',
  },
  {
    category: 'Living at home during the work',
    question: 'What if you find asbestos or old wiring?',
    answer:
      'In houses from before the late 1980s, suspect plaster, floor tile and vermiculite insulation are tested in a laboratory before we demolish. Asbestos is removed by a trained crew under Ontario’s rules; knob-and-tube, the old cloth-covered wiring, is replaced by the electrician. In both cases you see photos and agree to the price first.',
  },
  {
    category: 'Money and contract',
    question: 'How are payments arranged?',
    answer: `A deposit of ${deposit.percent} percent on signing, then payments at stages that you can see: ${stageWords('inspected')}, ${stageWords('cabinets')}, ${stageWords('final')}. We do not bill ahead of the work, and HST of ${ontarioRules.hstPercent} percent is a line of its own on every estimate and invoice. The sample estimate has all ${numberInWords(sampleStages.length)} stages of a kitchen, to the cent.`,
  },
  {
    category: 'Money and contract',
    question: 'What is the holdback?',
    answer: `Ontario’s Construction Act has you keep back ${ontarioRules.holdbackPercent} percent of the price of the work until the time for liens (claims by unpaid trades and suppliers) has run out, as a rule ${ontarioRules.lienDays} days after completion. Our invoices show it as its own line; your lawyer can confirm the day on which to release it.`,
  },
  {
    category: 'Money and contract',
    question: 'Can I change my mind after signing?',
    answer: `If you sign at home, Ontario’s Consumer Protection Act gives you ${numberInWords(ontarioRules.cancellationDays)} days after you receive your copy of the contract to cancel it, for any reason and without a fee. Tell us in writing; an email will do. We order nothing custom and demolish nothing in those ${numberInWords(ontarioRules.cancellationDays)} days unless you ask us to.`,
  },
  {
    category: 'Money and contract',
    question: 'What papers should I ask any contractor for?',
    answer:
      'A clearance from the WSIB, the province’s workplace insurance, for the crew; a certificate of liability insurance; the ECRA/ESA licence number of whoever does the wiring; and, in Toronto, the building renovator licence. Each can be checked with whoever issued it, in a few minutes. Ask us for ours before you sign.',
  },
  {
    category: 'Warranty',
    question: 'What does the warranty cover?',
    answer: `Our workmanship for ${warrantyYears.workmanship} years, and major structural elements that we built or altered for ${warrantyYears.majorStructuralElements} years, both from the day of the final walk-through. Materials and appliances carry their manufacturer's warranty, and we hand you those papers.`,
  },
  {
    category: 'Warranty',
    question: 'What is the client satisfaction guarantee?',
    answer:
      'The list of the final walk-through. You and the lead carpenter write down what is not as the contract says; we put each line right at no cost to you, and the last payment before the holdback is due when you agree that the list is done.',
  },
  {
    category: 'Warranty',
    question: 'How do I make a claim?',
    answer: `Call ${company.phone.display} or write to ${company.email} with a photo and your address. You will hear from us within ${company.replyWithinHours} hours. If it is our work, we fix it at no cost; if it is not, we tell you why, and who can help.`,
  },
] as const satisfies readonly FaqEntry[];
