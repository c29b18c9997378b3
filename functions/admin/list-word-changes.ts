import { ChangeQuery, type WordChangeList } from '#contracts/admin/word-changes.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './env.ts';
import { wordChangesQuery } from './word-changes-query.ts';

/** `GET /v1/admin/word-suggestions`: one page of what teachers suggest about words, or of what is in use. */
export const listWordChanges = operation<AdminEnv, never, ChangeQuery>(
  { may: ['admin'], query: ChangeQuery },
  async ({ query, db }): Promise<WordChangeList> => {
    const { rows } = await db.execute<{ list: WordChangeList }>(wordChangesQuery(query));
    return rows[0]?.list ?? { changes: [], total: 0 };
  },
);
