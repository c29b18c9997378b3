import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { MakeRequest } from './define-question.ts';

/**
 * Returns the properties of a resource that are needed to generate and check its parts. Leaves out
 * half-written vocabulary.
 */
export function makeRequestOf(resource: {
  title: string;
  level: string;
  draft: Draft;
  /** The curated words that occur in the resource's text; present if chunks are generated. */
  chunkWords?: ChunkWords;
}): MakeRequest {
  const { title, level, draft, chunkWords } = resource;
  return {
    textType: draft.textType,
    level,
    title,
    vocabulary: draft.vocabulary.filter(
      (pair) => pair.target.trim() !== '' && pair.native.trim() !== '',
    ),
    ...(chunkWords && { chunkWords }),
  };
}
