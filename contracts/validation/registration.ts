import * as z from 'zod';
import { Country } from './country.ts';
import { Email } from './email.ts';
import { Name } from './name.ts';
import { OrganisationName } from './organisation-name.ts';
import { Password } from './password.ts';

/** What `/register` sends; `/createaccount` sends the name of the department as well. */
export const Registration = z.object({
  fullName: Name,
  email: Email,
  password: Password,
  country: Country,
  organisationName: OrganisationName.optional(),
  /** The secret of an invitation: whoever holds it has read a mail at the invited address. */
  invitation: z.string().max(100).optional(),
});
export type Registration = z.infer<typeof Registration>;
