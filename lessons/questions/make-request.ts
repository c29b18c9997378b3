import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { MakeRequest } from './define-question.ts';

/**
 * The properties of a resource that generating and checking its parts need; half-written vocabulary is left
 * out.
 */
export function makeRequestOf(resource: {
  title: string;
  level: string;
  draft: Draft;
  /** Those that occur in its text, if chunks are generated. */
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
