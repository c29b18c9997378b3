import { secretKey } from '#functions/media-store/content-key.ts';
import { mp3Duration } from '#functions/media-store/mp3-duration.ts';
import { withStorageTimeout } from '#functions/media-store/with-storage-timeout.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { Clip } from './clips.ts';
import type { JobContext } from './job-context.ts';
import { markSound } from './mark-as-made.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { speaksWords } from './speaks-words.ts';

const speed = 1;

/** Words to be read aloud by one voice, in one language. */
export interface Line {
  input: string;
  voice: string;
  language: string;
}

/**
 * The key of a line's clip: a keyed hash of everything that makes its sound. Throws `not_supported` where
 * nobody speaks.
 */
export function clipKey(
  { models, keySecret }: JobContext,
  { input, voice, language }: Line,
): Promise<string> {
  if (!models.speech) throw new ModelFailure('not_supported', 'no model speaks');
  const { name } = models.speech.model;
  return secretKey(keySecret, ['speech', name, language, voice, String(speed), plainSpaces(input)]);
}

/**
 * Has a line read aloud and puts the clip into the store; it still has to be put on record. A clip counts
 * only if the words spoken are the line's words: a model that answers instead
 * of reading, translates or leaves words out is asked once more, then there is no clip (null).
 */
export async function speakLine(
  context: JobContext,
  line: Line & { key: string },
  record: (call: Call) => void,
): Promise<Clip | null> {
  const on = context.models.speech;
  if (!on) throw new ModelFailure('not_supported', 'no model speaks');
  const { input, voice, language } = line;
  for (const strict of [false, true]) {
    const request = { on, voice, input, language, speed, strict };
    const { bytes: spoken, transcript } = await context.model.speak(request, record);
    if (transcript !== null && !speaksWords(language, input, transcript)) continue;
    const ms = mp3Duration(spoken);
    if (ms === null) throw new ModelFailure('model_nonsense', 'the clip is no MP3');
    const bytes = markSound(spoken);
    await withStorageTimeout(
      context.media.put(line.key, bytes, { httpMetadata: { contentType: 'audio/mpeg' } }),
    );
    return { key: line.key, type: 'audio/mpeg', bytes: bytes.length, ms };
  }
  return null;
}
