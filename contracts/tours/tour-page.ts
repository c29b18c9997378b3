import * as z from 'zod/mini';
import { isTourName } from './tour-names.ts';

/** The `page` of `/custom_tour`: the name of a tour. */
export const TourPage = z.string().check(z.refine(isTourName, 'This tour does not exist.'));
