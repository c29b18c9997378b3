import * as z from 'zod/mini';
import { Country } from './country.ts';
import { Email } from './email.ts';
import { Name } from './name.ts';
import { OrganisationName } from './organisation-name.ts';
import { Password } from './password.ts';

/** Payload of `/register`; `/createaccount` also sends the name of the department. */
export const Registration = z.object({
  fullName: Name,
  email: Email,
  password: Password,
  country: Country,
  organisationName: z.optional(OrganisationName),
  /** The secret of an invitation. It proves that the person has read an email at the invited address. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
});
export type Registration = z.infer<typeof Registration>;
