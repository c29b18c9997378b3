import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { MakeRequest } from './define-question.ts';

/** What the makers and checks of a resource's parts know of it; half-written vocabulary is left out. */
export function makeRequestOf(resource: {
  title: string;
  level: string;
  draft: Draft;
  /** Of its text, where chunks are made. */
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
