import type { Draft } from '#contracts/resources/draft.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { streamWriting } from '../stream-writing.ts';
import { resourcePath } from '../use-resource.ts';
import type { Upload } from './upload.ts';

const joinAgainAfterMs = 2_500;
const maxJoins = 60;

/** Puts a text on the server as a draft; answers the resource's id. A second try makes no second one. */
export async function storeUpload({ id, sendKey }: Upload, draft: Draft): Promise<string> {
  if (id === null) {
    const made = await http.post<Resource>('/v1/resources', { draft }, { idempotencyKey: sendKey });
    return made.id;
  }
  try {
    await http.put(`${resourcePath(id)}/draft`, { draft });
  } catch (error) {
    // Its writing began before, and the answer was lost: it is followed.
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
  }
  return id;
}

/**
 * Has a stored text made into a lesson and tells of each sentence; ends when the text stands. A cut
 * connection is joined again, because the server goes on by itself. Throws the sentence for the teacher.
 */
export async function writeUpload(
  id: string,
  onSentence: (sentenceId: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let joins = 0; joins < maxJoins && !signal.aborted; joins += 1) {
    try {
      for await (const event of streamWriting(id, signal)) {
        if (event.type === 'sentence') onSentence(event.id);
        if (event.type === 'done') return;
        if (event.type === 'problem') throw new HttpError(422, { message: event.problem.message });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status > 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, joinAgainAfterMs));
  }
  if (signal.aborted) return;
  throw new Error('This is taking a while. It carries on without you: check My resources later.');
}
