export type Position = { readonly title: string; readonly description: string };

type Benefit = { readonly title: string; readonly text: string };

/** The positions that applicants can choose. The description is shown once a position is chosen. */
export const positions = [
  {
    title: 'Construction & Carpentry',
    description: 'Hands-on construction, carpentry and skilled trades.',
  },
  {
    title: 'Project Management',
    description: 'Coordinating and overseeing projects start to finish.',
  },
  {
    title: 'Customer Service & Administration',
    description: 'Office roles supporting operations and client communications.',
  },
  {
    title: 'Skilled Trades',
    description: 'Plumbing, electrical, HVAC and other specific trades.',
  },
  {
    title: 'Entry Level/Apprenticeship',
    description: 'For those starting a career in construction.',
  },
  {
    title: 'Other',
    description: 'For skills that do not fit the above.',
  },
] as const satisfies readonly Position[];

export const experienceLevels = [
  'Entry Level (0-2 years)',
  'Intermediate (3-5 years)',
  'Experienced (5-10 years)',
  'Senior (10+ years)',
] as const satisfies readonly string[];

export const benefits = [
  {
    title: 'Career Growth',
    text: 'An apprentice stays with one journeyperson for the whole house, and the training log is signed every month. We pay for the courses in first aid and working at heights, and we look for the next lead carpenter in our own crews first.',
  },
  {
    title: 'Collaborative Environment',
    text: 'Whoever will build a job reads the drawings before the price goes out. Monday starts with fifteen minutes around the bench, and even the newest person on site can stop the work over a safety question.',
  },
  {
    title: 'Rewarding Work',
    text: 'One house at a time, from demolition to the last door stop. You see the family move back in, and when you drive past in ten years you can point at the porch and say: I built that.',
  },
] as const satisfies readonly Benefit[];

export const careersHero = {
  title: 'Build houses you would live in',
  text: 'We are a small firm with steady work from Hamilton to Markham: old semis, post-war bungalows, kitchens from 1985. If you sweep up without being asked and say so when something is out of plumb, we would like to hear from you.',
} as const satisfies { title: string; text: string };
