import { buildSentence } from '#language/text/build-sentence.ts';
import type { ChunkPairs } from './edit-pairs.ts';

const languages = { target: 'fr', native: 'en' };
/** A sentence whose parts are in a different order in English, for tests of its chunk pairs. */
export const sentence = buildSentence(
  's1',
  ['', 'Je ne la vois pas souvent ici.', 'I do not often see her here.'],
  languages,
);
export const text = { ...languages, sentences: [sentence] };

/** Returns one line per pair, with its position in the native sentence. */
export const short = (list: ChunkPairs): string[] =>
  list.map(({ target, native, nativeOrder }) => `${target} = ${native} (${nativeOrder})`);
