import * as z from 'zod';
import { isTourName } from './tours.ts';

/** The `page` of `/custom_tour`: the name of a tour. */
export const TourPage = z.string().refine(isTourName, 'There is no such tour.');
