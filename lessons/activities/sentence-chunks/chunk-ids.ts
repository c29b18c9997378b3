import type { Text } from '#language/text/text.ts';

/** Every chunk of the text, in its order. */
export const chunkIds = (text: Text): string[] =>
  text.sentences.flatMap(({ chunks }) => chunks.map(({ id }) => id));
