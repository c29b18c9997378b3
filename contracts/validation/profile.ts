import * as z from 'zod/mini';
import { isLocaleName, type LocaleName } from '../account/locales.ts';
import { Country } from './country.ts';
import { Name } from './name.ts';

/** What people may change about themselves; what is left out stays. A locale of null is the browser's. */
export const Profile = z.object({
  fullName: z.optional(Name),
  country: z.optional(Country),
  locale: z.optional(
    z.nullable(
      z.custom<LocaleName>(
        (name) => typeof name === 'string' && isLocaleName(name),
        'Choose one from the list.',
      ),
    ),
  ),
});
export type Profile = z.infer<typeof Profile>;
