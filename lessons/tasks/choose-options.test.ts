import { describe, expect, it, test } from 'vitest';
import { randomFrom, shuffle } from '#language/random.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import { chooseOptions, type Options, shareOptions } from './choose-options.ts';
import type { TaskRequest } from './task-source.ts';

const [material] = Object.values(exampleMaterials);
if (!material) throw new Error('no lesson');
const requestWith = (secret: string, seed = 1): TaskRequest => ({
  material,
  seed,
  secret,
  preset: 'standard',
});

interface Word {
  text: string;
  kind: string;
}

/** A typical lesson vocabulary: mostly nouns, fewer verbs, and a few words of less common classes. */
const wordsOf = (counts: Record<string, number>): Word[] =>
  Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ text: `${kind} ${at + 1}`, kind })),
  );
const lists = (
  [
    { noun: 9, verb: 6, adjective: 3, adverb: 1 },
    { noun: 5, verb: 1 },
    { noun: 7, verb: 7, adjective: 7 },
    { noun: 2, verb: 2, adjective: 1 },
    { noun: 4 },
  ] as Record<string, number>[]
).map((counts) => shuffle(wordsOf(counts), randomFrom(3)));

const textsOf = ({ options }: Options): string[] =>
  options.map(({ face }) => (face.kind === 'words' ? face.text : ''));

/**
 * Guesses the right text for each question. A guess that is not among the options counts as a random choice.
 */
type Decoder = (sets: readonly string[][], words: readonly Word[]) => string[];

/**
 * The attacks available to a pupil who knows our code, can try every seed and has the lesson's whole
 * vocabulary.
 */
const decoders: Record<string, Decoder> = {
  'offered least often': (sets) => sets.map((set) => byCount(sets, set)[0] ?? ''),
  'offered most often': (sets) => sets.map((set) => byCount(sets, set).at(-1) ?? ''),
  'only there, again and again': (sets) => {
    let left = sets.map((set) => new Set(set));
    const found = sets.map(() => '');
    for (;;) {
      const at = left.findIndex((set) =>
        [...set].some((text) => left.filter((other) => other.has(text)).length === 1),
      );
      if (at < 0) return found;
      const own = [...(left[at] ?? [])].find(
        (text) => left.filter((other) => other.has(text)).length === 1,
      );
      found[at] = own ?? '';
      left = left.map((set, place) =>
        place === at ? new Set<string>() : new Set([...set].filter((text) => text !== own)),
      );
    }
  },
  'beside the most others of its class': (sets, words) => {
    const kindOf = new Map(words.map(({ text, kind }) => [text, kind]));
    const alike = (set: string[], text: string) =>
      set.filter((other) => kindOf.get(other) === kindOf.get(text)).length;
    return sets.map((set) => [...set].sort((a, b) => alike(set, b) - alike(set, a))[0] ?? '');
  },
  'drawn again for all': (sets, words) => {
    const drawn = [0, 1, 2, 3].flatMap((seed) =>
      shareOptions(words, (word) => word, 'fr', requestWith('', seed)),
    );
    return sets.map((set) => {
      const same = drawn.find((one) => one && textsOf(one).every((text) => set.includes(text)));
      return same ? (textsOf(same)[0] ?? '') : '';
    });
  },
  'drawn again one by one': (sets, words) =>
    sets.map(
      (set, at) =>
        set.find((text) => {
          const right = words.find((word) => word.text === text);
          const drawn = right && chooseOptions(right, words, 'fr', requestWith(''), at);
          return drawn && textsOf(drawn).every((one) => set.includes(one));
        }) ?? '',
    ),
};

const byCount = (sets: readonly string[][], set: readonly string[]): string[] => {
  const count = (text: string) => sets.filter((other) => other.includes(text)).length;
  return [...set].sort((one, other) => count(one) - count(other));
};

type Draw = (words: readonly Word[], secret: string) => (Options | null)[];

/** Returns how many standard deviations above chance a decoder scores over many draws. */
function score(draw: Draw, decode: Decoder): number {
  let [right, chance, variance] = [0, 0, 0];
  for (const words of lists) {
    for (let round = 0; round < 60; round += 1) {
      const drawn = draw(words, `secret ${round}`);
      const random = randomFrom(round + 7);
      // The options are shuffled, as a pupil receives them, so that their order reveals nothing.
      const sets = drawn.map((set) => (set ? shuffle(textsOf(set), random) : []));
      const found = decode(sets, words);
      for (const [at, { text }] of words.entries()) {
        const size = sets[at]?.length ?? 0;
        const isGuess = !sets[at]?.includes(found[at] ?? '');
        right += isGuess ? 1 / size : Number(found[at] === text);
        chance += 1 / size;
        variance += (1 / size) * (1 - 1 / size);
      }
    }
  }
  return (right - chance) / Math.sqrt(variance);
}

const shared: Draw = (words, secret) =>
  shareOptions(words, (word) => word, 'fr', requestWith(secret));
const oneByOne: Draw = (words, secret) =>
  words.map((word, at) => chooseOptions(word, words, 'fr', requestWith(secret), at));

describe('the options offered to pupils', () => {
  it.each(Object.entries(decoders))('do not reveal the answer to the decoder %s', (_, decode) => {
    // The questions in one circle are right or wrong together, so a circle of four counts as one question.
    expect(score(shared, decode)).toBeLessThan(6);
  });

  it('reveal the answer to decoders if drawn separately or without a secret', () => {
    const all = Object.values(decoders);
    expect(Math.max(...all.map((decode) => score(oneByOne, decode)))).toBeGreaterThan(12);
    const bare: Draw = (words) => shared(words, '');
    const again = decoders['drawn again for all'] ?? (() => []);
    expect(score(bare, again)).toBeGreaterThan(30);
  });
});

test.each(lists.map((words) => [words.length, words] as const))(
  'gives each of %i words itself and up to three others, all different',
  (count, words) => {
    for (const [at, set] of shared(words, 'any').entries()) {
      const texts = set ? textsOf(set) : [];
      expect(new Set(texts).size).toBe(Math.min(4, count));
      expect(texts[0]).toBe(words[at]?.text);
      expect(set?.options.find(({ id }) => id === set.right)?.face).toMatchObject({
        text: words[at]?.text,
      });
    }
  },
);

test('offers only words of the same class if there are enough of them', () => {
  const words = wordsOf({ noun: 7, verb: 5, adjective: 4 });
  for (const [at, set] of shared(words, 'any').entries()) {
    const kinds = (set ? textsOf(set) : []).map((text) => text.split(' ')[0]);
    expect(new Set(kinds)).toEqual(new Set([words[at]?.kind]));
  }
});

test('never offers clashing words together, and offers other words instead', () => {
  const words = wordsOf({ noun: 8 });
  const clash = (one: Word, other: Word) => one.text > 'noun 4' && other.text > 'noun 4';
  const drawn = shareOptions(words, (word) => word, 'fr', requestWith('any'), clash);
  for (const [at, set] of drawn.entries()) {
    const texts = set ? textsOf(set) : [];
    if (!words[at] || words[at].text <= 'noun 4') continue;
    expect(texts.slice(1).filter((text) => text > 'noun 4')).toEqual([]);
    expect(texts).toHaveLength(4);
  }
});
