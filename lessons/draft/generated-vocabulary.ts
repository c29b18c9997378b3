import type { VocabularyItem } from './lesson-material.ts';

/**
 * The words of the part `vocab`; null where it has none. The server has checked what it stores; only its
 * outline is looked at here, so that no page needs Zod.
 */
export function generatedVocabulary(content: unknown): VocabularyItem[] | null {
  const items = isRecord(content) ? content.items : null;
  if (!Array.isArray(items)) return null;
  const words = items.filter(
    (item): item is VocabularyItem =>
      isRecord(item) &&
      typeof item.target === 'string' &&
      typeof item.native === 'string' &&
      // One that was added and left empty is no word yet.
      item.target.trim() + item.native.trim() !== '',
  );
  return words.length > 0 ? words : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
