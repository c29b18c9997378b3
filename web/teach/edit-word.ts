import type { EditWord } from '#lessons/activities/activity-view.tsx';
import { http } from '../app/http/http.ts';

/** Stores the owner's marks of words of one resource, then has the lesson read anew. */
export function editWordOf(resourceId: string, revalidate: () => Promise<void>): EditWord {
  return async (sentenceId, side, tokenId, change) => {
    await http.put(`/v1/resources/${resourceId}/words`, {
      sentenceId,
      side,
      tokens: [{ id: tokenId, ...change }],
    });
    await revalidate();
  };
}
