export type Position = { readonly title: string; readonly description: string };

type Benefit = { readonly title: string; readonly text: string };

export const positions = [
  { title: 'Cabinet maker', description: 'In the shop and at the fitting.' },
  { title: 'Other', description: 'Tell us what you do well.' },
] as const satisfies readonly Position[];

export const experienceLevels = ['Up to 3 years', 'More than 3 years'] as const satisfies readonly string[];

export const benefits = [
  { title: 'One town', text: 'No job is farther away than half an hour.' },
] as const satisfies readonly Benefit[];

export const careersHero = {
  title: 'Make it, then fit it',
  text: 'We look for people who want to see their cabinets in the room.',
} as const satisfies { title: string; text: string };
