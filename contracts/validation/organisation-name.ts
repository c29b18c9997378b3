import { freeText } from './free-text.ts';

/** The name of a school or department: free text, because schools have numbers and commas in theirs. */
export const OrganisationName = freeText(120)
  .trim()
  .min(1, 'Enter the name of your school or department.');
