import * as z from 'zod';
import { Country } from './country.ts';
import { Name } from './name.ts';

/** What people may change about themselves; what is left out stays. */
export const Profile = z.object({ fullName: Name.optional(), country: Country.optional() });
export type Profile = z.infer<typeof Profile>;
