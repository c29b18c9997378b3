import fc from 'fast-check';
import { languageCodes } from '#language/languages.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { chunksFrom, nobody, type Owners } from '#language/text/chunk-owners.ts';
import { sampleSentences } from '#language/text/samples/sentences.ts';
import type { Sentence, Side, Text } from '#language/text/text.ts';

/**
 * Generates texts in any two of the 38 languages, split into random chunks, including crossing and split
 * chunks. For the property tests of chunk activities.
 */
export const anyChunkedText: fc.Arbitrary<Text> = fc
  .record({
    target: fc.constantFrom(...languageCodes),
    native: fc.constantFrom(...languageCodes),
    whims: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
    most: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ target, native, whims, most }) => {
    const languages = { target, native };
    const natives = sampleSentences[native];
    const sentences = sampleSentences[target].map((line, at) => {
      const sentence = buildSentence(
        `s${at + 1}`,
        ['', line, natives[at % natives.length] ?? line],
        languages,
      );
      return { ...sentence, chunks: chunksOf(sentence, whims.slice(at), most) };
    });
    return { ...languages, sentences };
  });

function chunksOf(sentence: Sentence, whims: readonly number[], most: number) {
  const words = (side: Side) => side.tokens.filter(({ isWord }) => isWord).length;
  const count = Math.max(1, Math.min(most, words(sentence.target), words(sentence.native)));
  const owners = {
    target: ownersAtRandom(sentence.target, count, whims),
    native: ownersAtRandom(sentence.native, count, whims.slice(7)),
  };
  const texts = { target: sentence.target.text, native: sentence.native.text };
  const ids = Array.from({ length: count }, (_, n) => `${sentence.id}.c${n}`);
  return chunksFrom(texts, owners, ids);
}

/**
 * Assigns each word to a random chunk. Each chunk has at least one word. Punctuation belongs to the preceding
 * word.
 */
function ownersAtRandom(side: Side, count: number, whims: readonly number[]): Owners {
  const owners: Owners = new Array<number>(side.text.length).fill(nobody);
  let word = -1;
  for (const token of side.tokens) {
    if (token.isWord) word += 1;
    if (token.text.trim() === '') continue;
    const at = Math.max(word, 0);
    const owner = at < count ? at : (whims[at % whims.length] ?? 0) % count;
    owners.fill(owner, token.start, token.end);
  }
  return owners;
}
