import * as z from 'zod';
import { isTourName } from './tours.ts';

/** The `page` of `/custom_tour`: the name of a tour. */
export const TourPage = z.string().refine(isTourName, 'This tour does not exist.');
