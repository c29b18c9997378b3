import { t } from '@lingui/core/macro';
import type { Writer } from '#contracts/ai-jobs.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import { sharedGet } from '#web/app/http/shared-get.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Explains that a lesson has no AI voice because no text-to-speech model is connected. */
export const noVoiceWords = t`There is no AI voice, because this Lexiloom’s AI server does not offer one.`;

/**
 * Limits the draft to what this server can make: removes the AI voice if no text-to-speech model is
 * connected.
 */
export const asSpoken = (draft: Draft, writer: Writer | undefined): Draft =>
  writer?.speech === false && draft.audio === 'ai' ? { ...draft, audio: 'none' } : draft;

/**
 * The text writer; undefined while loading. It is fetched only once for all screens that create a resource.
 */
export function useWriter() {
  return useRequest('/v1/writer', (path) => sharedGet<Writer>(path, { keepSeconds: 60 }), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
}
