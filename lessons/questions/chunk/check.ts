import { buildChunks } from '#language/text/build-chunks.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Problem } from '../define-question.ts';
import { sentenceOf } from '../find-in-text.ts';
import { goodPair } from '../rules/lines.ts';
import { type ChunkSize, chunkSizeFor, measureChunk } from './chunk-size.ts';
import type { ChunkContent } from './content.ts';

type Cut = ChunkContent['sentences'][number];

const isEmpty = (words: string) => words.trim() === '';

/**
 * Checks both halves of a chunk. If either half is missing, this is the only problem reported for the chunk.
 */
function goodHalves(where: string, pair: Bilingual, text: Text): Problem[] {
  return isEmpty(pair.target) && isEmpty(pair.native)
    ? [{ where, message: 'A chunk is empty. Add some words, or merge it.' }]
    : goodPair(where, pair, text, 160);
}

/**
 * Checks that the chunks join back into the sentence on each side, in that side's order and ignoring spaces.
 * If a chunk is empty, reports only the empty chunk, because the teacher may still be moving its words.
 */
function rejoins({ pairs }: Cut, sentence: Sentence): Problem[] {
  if (pairs.some(({ target, native }) => isEmpty(target) || isEmpty(native))) return [];
  const built = buildChunks({ ...sentence, chunks: [] }, pairs);
  return 'problem' in built ? [{ where: sentence.id, message: built.problem }] : [];
}

/**
 * Checks the size of each chunk. Also allows a single word that is set off by punctuation ("Merci,"), and a
 * sentence that is one chunk.
 */
function rightSize({ pairs }: Cut, where: string, language: string): Problem[] {
  const allowed = chunkSizeFor(language);
  const { least, most } = allowed;
  return pairs.flatMap(({ target }) => {
    const size = measureChunk(target, language);
    const alone = pairs.length === 1 || /^[^\p{L}\p{N}]|[^\p{L}\p{M}\p{N}]$/u.test(target.trim());
    if (isEmpty(target)) return [];
    if (size <= most && (size >= least || (size === 1 && alone))) return [];
    const message = size > most ? tooLong(target, size, allowed) : tooShort(target, allowed);
    return [{ where, message }];
  });
}

function tooLong(chunk: string, size: number, { least, most, unit }: ChunkSize): string {
  switch (unit) {
    case 'words':
      return `“${chunk}” is too long (${size} words): a chunk has ${least} to ${most} words.`;
    case 'characters':
      return `“${chunk}” is too long (${size} characters): a chunk has ${least} to ${most} characters.`;
    case 'bunsetsu':
      return `“${chunk}” is too long (${size} bunsetsu): a chunk has ${least} to ${most} bunsetsu.`;
  }
}

function tooShort(chunk: string, { least, most, unit }: ChunkSize): string {
  switch (unit) {
    case 'words':
      return `“${chunk}” is too short: a chunk has ${least} to ${most} words.`;
    case 'characters':
      return `“${chunk}” is too short: a chunk has ${least} to ${most} characters.`;
    case 'bunsetsu':
      return `“${chunk}” is too short: a chunk has ${least} to ${most} bunsetsu.`;
  }
}

/**
 * Checks that every sentence is split once, that its chunks join back into both sides, that every chunk has a
 * partner, and that no chunk is a single word.
 */
export function check({ sentences }: ChunkContent, text: Text): Problem[] {
  const missing = text.sentences
    .filter(({ id }) => !sentences.some(({ sentenceId }) => sentenceId === id))
    .map(({ id }) => ({ where: id, message: 'This sentence has no chunks.' }));
  const found = sentences.flatMap((cut, at) => {
    const where = cut.sentenceId;
    const sentence = sentenceOf(text, where);
    if (!sentence) return [{ where, message: 'The sentence for these chunks is not in the text.' }];
    if (sentences.findIndex(({ sentenceId }) => sentenceId === where) < at) {
      return [{ where, message: 'This sentence is split twice.' }];
    }
    return [
      ...cut.pairs.flatMap((pair) => goodHalves(where, pair, text)),
      ...rejoins(cut, sentence),
      ...rightSize(cut, where, text.target),
    ];
  });
  return [...missing, ...found];
}
