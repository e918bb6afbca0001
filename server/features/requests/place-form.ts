import * as z from 'zod/mini';
import { singleLine, text } from '../../../contract/text-rules.ts';

export const placeLimits = { street: 120, city: 60, access: 300 } as const;

/** Where the house is. */
export const placeSchema = z.object({
  street: singleLine({ min: 3, max: placeLimits.street, message: 'Write the street and the number.' }),
  city: singleLine({ min: 2, max: placeLimits.city, message: 'Write the name of the city.' }),
  access: text({
    min: 0,
    max: placeLimits.access,
    message: `Write at most ${placeLimits.access} characters.`,
  }),
});
