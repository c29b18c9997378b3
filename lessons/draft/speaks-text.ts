import type { Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';

/** True if there are clips of sentences, not just of single words. */
export const speaksSentences = (
  { clips }: Speech,
  { sentences }: Pick<Text, 'sentences'>,
): boolean => sentences.some(({ id }) => clips[id]);

/** True if the text has sound: sentence by sentence, or in one recording. */
export const speaksText = (speech: Speech, text: Pick<Text, 'sentences'>): boolean =>
  speech.recording !== undefined || speaksSentences(speech, text);
