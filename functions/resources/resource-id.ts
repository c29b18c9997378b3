import { customAlphabet } from 'nanoid';
import * as z from 'zod/mini';

/** Letters and digits that cannot be confused when a pupil reads a lesson's address from the board. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Creates a short but unguessable id (design 10.6): 12 of 31 characters, about 59 bits. */
export const newResourceId = customAlphabet(alphabet, 12);

/**
 * The path parameter of every operation on a single resource. A malformed id results in 404, like an unknown
 * id.
 */
export const ResourceParams = z.object({ id: z.string().check(z.maxLength(100)) });
export const PartParams = z.extend(ResourceParams, { part: z.string().check(z.maxLength(100)) });
