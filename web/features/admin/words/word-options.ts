import { ChunkRule, chunkRules } from '#contracts/admin/chunk-word.ts';
import { languageName } from '#language/language-name.ts';
import { languageCodes } from '#language/languages.ts';

/** Every language by its English name, for a select. */
export const languageOptions = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** The language options with "All languages" first, for a filter. */
export const languageFilter = [{ value: '', label: 'All languages' }, ...languageOptions];

/** The rules for curated chunk words, for a select. */
export const ruleOptions = ChunkRule.options.map((value) => ({
  value,
  label: chunkRules[value].name,
}));
