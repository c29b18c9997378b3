import * as z from 'zod/mini';
import { isLocaleName, type LocaleName } from '../account/locales.ts';
import { Country } from './country.ts';
import { Name } from './name.ts';

/**
 * The profile fields that people may change; omitted fields stay unchanged. A null locale means the browser's
 * locale.
 */
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
