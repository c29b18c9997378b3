import * as z from 'zod';

/** A teacher or an invitation of the organisation, in a path. */
export const OrganisationParams = z.object({ id: z.string().max(40) });
export type OrganisationParams = z.infer<typeof OrganisationParams>;
