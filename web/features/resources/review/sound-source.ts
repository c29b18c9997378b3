import type { AudioSource } from '#contracts/resources/draft.ts';
import type { Resource, Speech } from '#contracts/resources/resource.ts';
import { speaksSentences } from '#lessons/draft/speaks-text.ts';

type Lesson = Pick<Resource, 'text' | 'draft'>;

/** Where the sound that is stored came from; before there is one, what the draft asked for. */
export function soundSource(speech: Speech | null, lesson: Lesson): AudioSource {
  const { audio } = lesson.draft;
  if (speech?.recording) {
    return speech.recording.source ?? (audio === 'upload' ? 'upload' : 'record');
  }
  return speech && speaksSentences(speech, lesson.text) ? 'ai' : audio;
}
