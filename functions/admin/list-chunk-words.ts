import { readJson } from '#db/queries/json-of.ts';
import { operation } from '#functions/http/operation.ts';
import { type ChunkWordList, ChunkWordQuery } from '#lessons/questions/chunk/chunk-word-list.ts';
import { chunkWordsQuery } from './chunk-words-query.ts';
import type { AdminEnv } from './env.ts';

/** `GET /v1/admin/chunk-words`: one page of the curated words that steer chunks, and how many there are. */
export const listChunkWords = operation<AdminEnv, never, ChunkWordQuery>(
  { may: ['admin'], query: ChunkWordQuery },
  async ({ query, db }): Promise<ChunkWordList> => {
    return (await readJson(db, chunkWordsQuery(query))) ?? { words: [], total: 0 };
  },
);
