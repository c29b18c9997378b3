import type { WordChange } from '#lessons/activities/panel-props.ts';
import { http } from '../app/http/http.ts';

/** Tells the admins what is wrong about a word of a lesson; the lesson stays as it is. Rejects with the reason. */
export async function suggestWord(
  resourceId: string,
  sentenceId: string,
  tokenId: string,
  change: WordChange,
): Promise<void> {
  await http.post('/v1/dictionary/suggestions', {
    resourceId,
    sentenceId,
    side: 'target',
    tokenId,
    ...change,
  });
}
