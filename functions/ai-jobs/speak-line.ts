import { callObjectStore } from '#functions/media-store/call-object-store.ts';
import { contentKey } from '#functions/media-store/content-key.ts';
import { mp3Duration } from '#functions/media-store/mp3-duration.ts';
import { plainSpaces } from '#language/text/with-no-break-spaces.ts';
import type { Clip } from './clips.ts';
import type { JobContext } from './job-context.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';

const speed = 1;

/** Words to be read aloud by one voice, in one language. */
export interface Line {
  input: string;
  voice: string;
  language: string;
}

/** The key of a line's clip: the hash of everything that makes its sound. */
export function clipKey(context: JobContext, { input, voice, language }: Line): Promise<string> {
  const said = plainSpaces(input);
  return contentKey(['speech', context.models.speech, language, voice, String(speed), said]);
}

/** Has a line read aloud and puts the clip into the store; it still has to be put on record. */
export async function speakLine(
  context: JobContext,
  line: Line & { key: string },
  record: (call: Call) => void,
): Promise<Clip> {
  const bytes = await context.model.speak(
    {
      model: context.models.speech,
      voice: line.voice,
      input: line.input,
      speed,
      instructions: `${line.language}. Speak clearly, at a natural pace, for learners of the language.`,
    },
    record,
  );
  const ms = mp3Duration(bytes);
  if (ms === null) throw new ModelFailure('model_nonsense', 'the clip is no MP3');
  await callObjectStore(
    context.media.put(line.key, bytes, { httpMetadata: { contentType: 'audio/mpeg' } }),
  );
  return { key: line.key, type: 'audio/mpeg', bytes: bytes.length, ms };
}
