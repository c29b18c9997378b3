import type { Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';

/** Whether there are clips of sentences, and not of single words alone. */
export const speaksSentences = (
  { clips }: Speech,
  { sentences }: Pick<Text, 'sentences'>,
): boolean => sentences.some(({ id }) => clips[id]);

/** Whether the text can be heard: sentence by sentence, or in one recording. */
export const speaksText = (speech: Speech, text: Pick<Text, 'sentences'>): boolean =>
  speech.recording !== undefined || speaksSentences(speech, text);
