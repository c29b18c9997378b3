import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials } from '../example-materials.ts';
import {
  acceptedFor,
  chunkCards,
  chunkPieces,
  jumbleCards,
  layCard,
  markOrder,
  shiftCard,
  takeBack,
  withoutOrder,
} from './chunk-cards.ts';
import { defaultSentenceChunksOptions, stored } from './state.ts';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });

describe('cards that do not reveal the start or end of the sentence', () => {
  test.each([
    ['french', 2, 'moi, je voudrais aller | au marché | avec toi', '.'],
    ['french', 3, 'le marché est fermé, | mais la piscine | est ouverte', '.'],
    ['french', 0, "salut Tom, | qu'est-ce que tu fais | samedi", '\u00a0?'],
    ['arabic', 7, 'بعد المسبح | نأكل المثلجات', '.'],
  ] as const)(
    '%s, sentence %i: makes cards without the sentence capital and final punctuation',
    (language, at, expected, ending) => {
      const { text } = exampleMaterials[language];
      const sentence = text.sentences[at];
      if (!sentence) throw new Error('no such sentence');
      const made = chunkCards(sentence, 'target', text.target);
      expect(made.cards.map((card) => card.text).join(' | ')).toBe(expected);
      expect(made.ending).toBe(ending);
    },
  );
});

test('returns pieces that join back into the sentence on both sides', () => {
  fc.assert(
    fc.property(
      anyChunkedText,
      fc.constantFrom('target' as const, 'native' as const),
      (text, side) => {
        for (const sentence of text.sentences) {
          const pieces = chunkPieces(sentence, side);
          expect(pieces.map((piece) => piece.text).join('')).toBe(sentence[side].text);
        }
      },
    ),
  );
});

test('keeps every card when it jumbles and never leaves the cards in sentence order', () => {
  fc.assert(
    fc.property(anyChunkedText, anySeed, (text, seed) => {
      for (const sentence of text.sentences) {
        const { cards } = chunkCards(sentence, 'target', text.target);
        const jumbled = jumbleCards(cards, sentence.id, seed);
        expect(new Set(jumbled)).toEqual(new Set(cards));
        const texts = cards.map((card) => card.text);
        if (new Set(texts).size > 1) expect(jumbled.map((card) => card.text)).not.toEqual(texts);
      }
    }),
  );
});

describe('placing cards', () => {
  const cards = ['a', 'b', 'c', 'b2'].map((id) => ({ id, text: id.slice(0, 1) }));

  test.each([
    ['a card placed at the end', layCard(['a'], 'b'), ['a', 'b']],
    ['a card placed before another', layCard(['a', 'b'], 'c', 'b'), ['a', 'c', 'b']],
    [
      'a placed card moved to another position',
      layCard(['a', 'b', 'c'], 'c', 'a'),
      ['c', 'a', 'b'],
    ],
    ['a card placed before itself', layCard(['a', 'b'], 'a', 'a'), ['a', 'b']],
    ['a card removed', takeBack(['a', 'b'], 'a'), ['b']],
    ['a card moved one position forward', shiftCard(['a', 'b', 'c'], 'a', 1), ['b', 'a', 'c']],
    ['the last card, which cannot move past the end', shiftCard(['a', 'b'], 'b', 1), ['a', 'b']],
  ])('places or removes cards: %s', (_, laid, expected) => {
    expect(laid).toEqual(expected);
  });

  test.each([
    ['the order of the sentence', ['a', 'b', 'c', 'b2'], true, [true, true, true, true]],
    ['equal cards swapped', ['a', 'b2', 'c', 'b'], true, [true, true, true, true]],
    ['two cards in the wrong position', ['c', 'b', 'a', 'b2'], false, [false, true, false, true]],
  ])('marks an order of cards: %s', (_, laid, right, places) => {
    expect(markOrder(laid, cards)).toEqual({ right, places, accepted: false });
  });

  test('marks an order as right if the teacher accepted it, even with equal cards swapped', () => {
    const also = [['c', 'a', 'b', 'b2']];
    const right = { right: true, places: [true, true, true, true] };
    const accepted = markOrder(['c', 'a', 'b2', 'b'], cards, also);
    expect(accepted).toEqual({ ...right, accepted: true });
    // The original order is right in any case, so it is never reported as accepted by the teacher.
    const own = markOrder(['a', 'b', 'c', 'b2'], cards, [...also, ['a', 'b2', 'c', 'b']]);
    expect(own).toEqual({ ...right, accepted: false });
    // A wrong order is marked position by position against the most similar accepted order.
    const near = markOrder(['c', 'b', 'a', 'b2'], cards, also);
    expect(near).toEqual({ right: false, places: [false, true, false, true], accepted: false });
  });

  test('keeps accepted orders as long as their chunks exist', () => {
    const { text } = exampleMaterials.french;
    const ids = text.sentences[1]?.chunks.map(({ id }) => id).reverse() ?? [];
    const state = {
      seed: 1,
      options: defaultSentenceChunksOptions,
      ids: [],
      accepted: [{ side: 'target' as const, ids }],
    };
    expect(stored.keep(state, text).accepted).toEqual(state.accepted);
    const cut = { ...text, sentences: text.sentences.slice(2) };
    expect(stored.keep(state, cut).accepted).toEqual([]);
  });

  test('returns no result for an unfinished order', () => {
    expect(markOrder(['a', 'b'], cards)).toBeUndefined();
  });
});

/** Two of the cards are equal. */
const cards = ['a', 'b', 'c', 'b2'].map((id) => ({ id, text: id.slice(0, 1) }));
const order = (...ids: string[]) => ({ side: 'target' as const, ids });
const [first, alike, other] = [
  order('c', 'a', 'b', 'b2'),
  order('c', 'a', 'b2', 'b'),
  order('b', 'a', 'c', 'b2'),
];
const native = { ...first, side: 'native' as const };
const elsewhere = order('x', 'y');
const all = [first, alike, other, native, elsewhere];

test('returns only the accepted orders of this sentence and side', () => {
  expect(acceptedFor(all, 'target', cards)).toEqual([first.ids, alike.ids, other.ids]);
  expect(acceptedFor(all, 'native', cards)).toEqual([native.ids]);
  expect(acceptedFor([order('a', 'b', 'c')], 'target', cards)).toEqual([]);
});

test('removes a withdrawn order and all orders that read the same, and keeps the others', () => {
  expect(withoutOrder(all, 'target', alike.ids, cards)).toEqual([other, native, elsewhere]);
  expect(withoutOrder(all, 'native', alike.ids, cards)).toEqual([first, alike, other, elsewhere]);
  expect(withoutOrder(all, 'target', ['b', 'c', 'a', 'b2'], cards)).toEqual(all);
});
