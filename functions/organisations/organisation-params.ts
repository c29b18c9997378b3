import * as z from 'zod/mini';

/** A teacher or an invitation of the organisation, in a path. */
export const OrganisationParams = z.object({ id: z.string().check(z.maxLength(40)) });
export type OrganisationParams = z.infer<typeof OrganisationParams>;
