import type { Draft } from '#contracts/resources/draft.ts';
import { noDetails } from './details.ts';
import { varietyOfTenses } from './tenses.ts';

/** A new From or To language resets tenses and details to their defaults (specification 4). */
export function changeLanguage(draft: Draft, field: 'from' | 'to', language: string): Draft {
  if (draft[field] === language) return draft;
  return { ...draft, [field]: language, tenses: [varietyOfTenses], details: [noDetails] };
}
