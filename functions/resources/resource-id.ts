import { customAlphabet } from 'nanoid';
import * as z from 'zod/mini';

/** Letters and digits that nobody confuses when reading an address from the board. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Short and unguessable (design 10.6): 12 characters from 31, about 59 bits. */
export const newResourceId = customAlphabet(alphabet, 12);

/** The parameter of every path about one resource. A malformed id is simply not found. */
export const ResourceParams = z.object({ id: z.string().check(z.maxLength(100)) });
export const PartParams = z.extend(ResourceParams, { part: z.string().check(z.maxLength(100)) });
