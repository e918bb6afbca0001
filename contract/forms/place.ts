import { company } from '../../content/company.ts';
import { longTextField, schemaOf, textField } from './field.ts';

/** The place of a visit, asked after a time is chosen. */
export const placeFields = {
  street: textField({
    column: 'street',
    label: 'Street and number',
    ownerLabel: 'Street',
    autocomplete: 'address-line1',
    isWide: true,
    min: 3,
    max: 120,
    message: 'Write the street and the number.',
  }),
  city: textField({
    column: 'city',
    label: 'City',
    ownerLabel: 'City',
    autocomplete: 'address-level2',
    isWide: true,
    min: 2,
    max: 60,
    message: 'Write the name of the city.',
    note: `We work in ${company.cities.join(', ')} and the towns around them. Somewhere else? Book all the same: if it is too far, we call before we drive.`,
  }),
  access: longTextField({
    column: 'access',
    label: 'How do we get in?',
    ownerLabel: 'Way in',
    min: 0,
    max: 300,
    message: 'Write at most 300 characters.',
    note: 'Side door, buzzer, where to park, a dog in the yard.',
  }),
} as const;

export const placeSchema = schemaOf(placeFields);

/** So many days with free times are shown at once. The others are in a fold. */
export const SHOWN_DAYS = 3;

/** Until how many hours before a visit the visitor may move or cancel it. After that, the owner's day is planned. */
export const CHANGEABLE_UNTIL_HOURS = 24;

export const BOOKING_PROMISE = `Booked means booked. You can move or cancel it here until ${CHANGEABLE_UNTIL_HOURS} hours before.`;
