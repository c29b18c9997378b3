import type { Writer } from '#contracts/ai-jobs/writer.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import { sharedGet } from '#web/app/http/shared-get.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Why a lesson has no AI voice, where no model reads aloud. */
export const noVoiceWords = 'There is no AI voice: the AI server of this Lexiloom does not speak.';

/** A draft as it can be made here: without an AI voice where no model reads aloud. */
export const asSpoken = (draft: Draft, writer: Writer | undefined): Draft =>
  writer?.speech === false && draft.audio === 'ai' ? { ...draft, audio: 'none' } : draft;

/** Who writes the texts; undefined until known. Read once for the screens that make a resource. */
export function useWriter() {
  return useRequest('/v1/writer', (path) => sharedGet<Writer>(path, { keepSeconds: 60 }), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
}
