import { ChunkRule, chunkRules } from '#contracts/admin/chunk-word.ts';

/** What a curated word may do to chunks, for a select. */
export const ruleOptions = ChunkRule.options.map((value) => ({
  value,
  label: chunkRules[value].name,
}));
