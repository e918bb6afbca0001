import { company, warrantyYears } from '../company.ts';
import { numberInWords } from '../grammar.ts';
import { ontarioRules } from '../ontario-rules.ts';
import type { LegalDocument } from './legal-document.ts';

export const terms = {
  title: 'Terms of Service',
  lastUpdated: 'April 17, 2025',
  intro: `These terms say what you can expect of ${company.name} (we, us) and what we expect of you, on this website and on your project. Each project also has a written contract. Where the two differ, the contract counts; where either would take away a right that Ontario law gives you as a consumer, the law counts.`,
  sections: [
    {
      id: 'services',
      title: 'Services',
      paragraphs: [
        `We renovate houses in the ${company.serviceArea}. The pages of this site describe each of our services in general. What we do in your house is what your contract lists.`,
        `A request through this site asks us to get in touch. It is not an order and commits neither of us. We answer within ${company.replyWithinHours} hours. The first visit and the written estimate are free; permit drawings, engineering and laboratory tests are priced separately and begun only when you have agreed.`,
        'An estimate names its scope, its price and the date until which it stands. It becomes binding when both of us have signed a contract that includes it. Figures that we mention on the phone or by email before we have seen the house are only a rough guide.',
        'Plumbing, gas and electrical work is done by contractors licensed for it. We choose and supervise them, and for the work under our contract we answer to you for theirs.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      paragraphs: [
        `In short: ${warrantyYears.workmanship} years on workmanship, ${warrantyYears.majorStructuralElements} years on major structural elements, materials under the manufacturer's warranty.`,
        'Our warranty starts on the day of the final walk-through, when the list that we made together has been finished. Keep the contract: it and the date of that walk-through are all that a claim needs.',
      ],
      list: [
        {
          term: 'Workmanship',
          text: `${warrantyYears.workmanship} years. If something that we built or installed fails because of how we did it, we repair or redo it at no cost to you, labour and materials included.`,
        },
        {
          term: 'Major structural elements',
          text: `${warrantyYears.majorStructuralElements} years, on those that we built or altered: foundations and underpinning, bearing walls, beams, posts, joists, rafters and the connections between them.`,
        },
        {
          term: 'Materials',
          text: "Under the manufacturer's warranty, for as long as the manufacturer gives it. This covers cabinets, counters, flooring, fixtures, appliances, coatings and other products. We hand over the papers and help you with a claim.",
        },
      ],
    },
    {
      id: 'warranty-limits-and-claims',
      title: 'Warranty limits and claims',
      paragraphs: [
        'The warranty does not cover ordinary wear, damage by accident, flood, fire or neglect, work or materials supplied by others, changes made by others to our work, or the normal movement of an old house. Wood shrinks in a heated winter; hairline cracks at joints and small gaps in a solid floor are part of that.',
        `To make a claim, call or write with your address, a description and, if you can, a photo. We answer within ${company.replyWithinHours} hours and agree on a time to look. If water is coming in or something is unsafe, call at once, and do what is reasonable to limit the damage.`,
        'These promises come on top of the warranties that Ontario’s Consumer Protection Act implies into every consumer contract, and do not replace them.',
      ],
    },
    {
      id: 'project-terms',
      title: 'Project terms',
      paragraphs: [
        'The following is part of every project unless its contract says otherwise. The contract adds the drawings, the line-by-line price, the payment stages, the start and finish dates and the name of the lead carpenter. What such a price and its stages look like is in the sample estimate.',
      ],
      list: [
        {
          term: 'Contract',
          text: `Written, signed and dated by both of us, with a copy for you. If you sign it at home, Ontario’s Consumer Protection Act lets you cancel it within ${numberInWords(ontarioRules.cancellationDays)} days after you receive your copy, for any reason and without a fee.`,
        },
        {
          term: 'Price and tax',
          text: `The price covers the listed work. HST is added at the rate in force, at present ${ontarioRules.hstPercent} percent, and shown on its own line. Where the price holds an allowance for something not yet chosen, you pay what it actually costs, whether more or less.`,
        },
        {
          term: 'Changes',
          text: 'Any change to scope, price or date is written down as a change order and signed by both of us before that work is done. What we find when we open a wall is shown to you on the day, with a price and a choice.',
        },
        {
          term: 'Payment and holdback',
          text: `A deposit on signing, then payments at the stages in the contract, each due when its stage is reached. You keep back the ${ontarioRules.holdbackPercent} percent that Ontario’s Construction Act requires and release it when the period for liens has ended.`,
        },
        {
          term: 'Permits and inspections',
          text: 'Where the work needs a building permit, we apply in your name with your authorization, meet the inspectors and close the permit. The fees are a line in the price. We do not start permit work without the permit.',
        },
        {
          term: 'Schedule',
          text: 'We keep the dates in the contract. Weather, late deliveries, hidden conditions, strikes and changes that you ask for can move them; you will hear as soon as we know, with the new date in writing.',
        },
        {
          term: 'Your house',
          text: 'You give us access, water and power, clear the rooms of what is fragile or valuable, and keep children and pets out of the work. We protect what stays, keep the site safe, take our waste away and sweep every day.',
        },
        {
          term: 'Hazardous materials',
          text: 'If we find asbestos, lead, mould or anything else that may be dangerous, work stops in that place until it has been tested and, where the law requires it, removed by people qualified to do so. That work is a change order.',
        },
        {
          term: 'Insurance',
          text: 'We carry liability insurance and WSIB coverage for our workers, and show you the certificates before we start. Tell your home insurer about the project; many policies require it.',
        },
        {
          term: 'Satisfaction guarantee',
          text: 'Before you pay the last stage we walk through the work together and write down what is not as the contract says. We put every line of that list right at no cost to you, and you sign only when you agree that it is done.',
        },
        {
          term: 'Photographs',
          text: 'We photograph the work for our records. We show pictures of your house publicly only if you agree in writing, with your name only if you agree to that as well, and never with your street number.',
        },
        {
          term: 'Ending a contract early',
          text: 'Either of us may end it in writing if the other breaks an important promise and does not fix it within ten days of being told. You then pay for the work done and the materials ordered for you, less what it costs to put right what was wrong.',
        },
        {
          term: 'Disagreements',
          text: 'Tell the lead carpenter, then the office. If we cannot settle it together, the adjudication that the Construction Act provides and the courts of Ontario are open to both of us. The law of Ontario applies.',
        },
      ],
    },
    {
      id: 'this-website',
      title: 'This website',
      paragraphs: [
        'Text, drawings and photographs on this site are ours or used with permission. You may read, print and share links to them; please ask before you use them elsewhere. Figures on this site, such as room sizes, durations and the prices in the sample estimate and the sample report, are those of one house or a rough guide, and not a promise for another.',
        'Send us only what is yours to send: your own details, and files without harmful code. We take care that the site is correct and reachable, but we cannot promise that it always will be. What we do with the information you send is set out in our privacy policy.',
        'We may change these terms by publishing new ones here with a new date. A contract that is already signed keeps the terms that it was signed with.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      paragraphs: [
        `For questions about these terms or a warranty claim, write or call: we are in ${company.location.city}, ${company.location.region}, and answer the phone ${company.hours.display}.`,
      ],
      list: [
        { term: 'Email', text: company.email },
        { term: 'Phone', text: company.phone.display },
      ],
    },
  ],
} as const satisfies LegalDocument;
