import * as z from 'zod/mini';
import { shownName } from './shown-name.ts';

/** The name of a school or department. Free text, because school names contain numbers and commas. */
export const OrganisationName = shownName(120).check(
  z.minLength(1, 'Enter the name of your school or department.'),
);
