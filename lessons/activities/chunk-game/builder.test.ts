import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sentence, Text } from '#language/text/text.ts';
import type { ExampleLanguage } from '../../questions/example-texts.ts';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials } from '../example-materials.ts';
import { sameTexts } from '../sentence-chunks/chunk-cards.ts';
import {
  type Builder,
  type BuilderMove,
  goOnBuilding,
  isBuilderOver,
  laidPieces,
  PausedBuilder,
  playBuilder,
  rightSoFar,
  startBuilder,
} from './builder.ts';
import { makeChunkGame } from './index.ts';
import { piecesOf, playableSentences, puzzlesOf, withoutLine } from './puzzle.ts';
import { type ChunkGameOptions, defaultChunkGameOptions, stored } from './state.ts';

const { text } = exampleMaterials.french;
const plain: ChunkGameOptions = { sentences: null, distractors: 0, mixed: false };

const stateOf = (lesson: Text, options = plain, seed = 5) => ({
  seed,
  options,
  ids: lesson.sentences.map(({ id }) => id),
  accepted: [],
});
const start = (options = plain, names = ['A', 'B']) =>
  startBuilder(puzzlesOf(stateOf(text, options), text), names);
const played = (game: Builder, ...moves: BuilderMove[]) => moves.reduce(playBuilder, game);

/** Lays all pieces of the sentence in the correct order. */
const solve = (game: Builder): Builder =>
  played(
    game,
    ...(game.puzzles[game.at]?.solution ?? []).map(({ id }, to) => ({
      kind: 'lay' as const,
      id,
      to,
    })),
  );

/**
 * Builds a sentence with the chunks in `line`, written as `a|b|a`. Each chunk has a partner in the other
 * language.
 */
function sentence(line: string, id = 's1'): Sentence {
  const parts = line.split('|');
  const whole = parts.join(' ');
  let from = 0;
  const chunks = parts.map((part, at) => {
    const span = { start: from, end: from + part.length };
    from = span.end + 1;
    return { id: `${id}.c${at}`, target: [span], native: [span] };
  });
  const side = { text: whole, tokens: [] };
  return { id, target: side, native: side, chunks };
}
const lessonOf = (...lines: string[]): Text => ({
  ...text,
  sentences: lines.map((line, at) => sentence(line, `s${at + 1}`)),
});

describe('the pieces of a sentence', () => {
  test.each(Object.keys(exampleMaterials) as ExampleLanguage[])(
    '%s: pieces join to the complete sentence',
    (name) => {
      const lesson = exampleMaterials[name].text;
      for (const each of lesson.sentences) {
        const bare = (words: string) => words.replace(/\s+/g, '');
        const joined = piecesOf(each).map((piece) => piece.text);
        expect(bare(joined.join(''))).toBe(bare(each.target.text));
      }
    },
  );

  test('splits a chunk in two places into two pieces', () => {
    const parted = sentence('Ich stehe|um sechs|auf');
    const [first, middle, last] = parted.chunks;
    if (!first || !middle || !last) throw new Error('three chunks are needed');
    const joined = { ...first, target: [...last.target, ...first.target] };
    expect(piecesOf({ ...parted, chunks: [joined, middle] }).map((piece) => piece.text)).toEqual([
      'Ich stehe',
      'um sechs',
      'auf',
    ]);
  });

  test('excludes sentences with only one chunk or only equal chunks', () => {
    const lesson = lessonOf('Bonjour !', 'non|non', 'oui|non');
    expect(playableSentences(lesson).map(({ id }) => id)).toEqual(['s3']);
  });
});

test.each([
  ['french', 2, 'moi, je voudrais aller | au marché | avec toi', '.'],
  ['french', 0, "salut Tom, | qu'est-ce que tu fais | samedi", '\u00a0?'],
  ['arabic', 7, 'بعد المسبح | نأكل المثلجات', '.'],
  ['japanese', 2, '私は | 市場へ | 行きたいです', '。'],
] as const)('%s, sentence %i: no piece reveals that it is first or last', (...row) => {
  const [language, at, expected, ending] = row;
  const lesson = exampleMaterials[language].text;
  const puzzle = puzzlesOf(stateOf(lesson), lesson)[at];
  expect(puzzle?.solution.map((piece) => piece.text).join(' | ')).toBe(expected);
  expect(puzzle?.ending).toBe(ending);
});

test('creates neither a solved puzzle nor a piece with closing punctuation, in any two languages', () => {
  fc.assert(
    fc.property(anyChunkedText, fc.integer({ min: 0, max: 0xffffffff }), (lesson, seed) => {
      for (const { solution, jumble, ending, sentence: own } of puzzlesOf(
        stateOf(lesson, plain, seed),
        lesson,
      )) {
        expect(sameTexts(jumble, solution)).toBe(false);
        const written = solution.map((piece) => piece.text).join('') + ending;
        const bare = (words: string) => words.replace(/\s+/gu, '').toLocaleLowerCase(lesson.target);
        expect(bare(written)).toBe(bare(own.target.text));
        expect(solution.at(-1)?.text).not.toMatch(/[^\p{Lu}][.!?。！？؟।۔]$/u);
      }
    }),
    { numRuns: 60 },
  );
});

test('assigns every team the same number of sentences, in text order', () => {
  const all = puzzlesOf(stateOf(text), text);
  const played = puzzlesOf(stateOf(text), text, 3);
  expect([all.length, played.length]).toEqual([8, 6]);
  const ids = played.map((puzzle) => puzzle.sentence.id);
  expect(all.map((puzzle) => puzzle.sentence.id).filter((id) => ids.includes(id))).toEqual(ids);
});

test('adds sentences, in text order, when there are fewer sentences than teams', () => {
  const [first, , third, , , , seventh] = text.sentences.map(({ id }) => id);
  const chosen = [first ?? '', third ?? '', seventh ?? ''];
  const three = { ...stateOf(text, { ...plain, sentences: 3 }), ids: chosen };
  const ids = puzzlesOf(three, text, 5).map((puzzle) => puzzle.sentence.id);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toEqual(expect.arrayContaining(chosen));
  expect(text.sentences.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
});

describe('rebuilding a sentence', () => {
  test('scores ten points for the right order and passes the turn', () => {
    const right = played(solve(start()), { kind: 'check' });
    expect(right).toMatchObject({ outcome: 'right', solved: 1 });
    expect(right.play.gained).toBe(10);
    const next = played(right, { kind: 'next' });
    expect(next).toMatchObject({ at: 1, laid: [], outcome: 'building' });
    expect(next.play.turn).toBe(1);
  });

  test('deducts two points for a wrong check, but only once for the same line', () => {
    const [piece] = start().puzzles[0]?.jumble ?? [];
    const wrong = played(
      start(),
      { kind: 'lay', id: piece?.id ?? '', to: 0 },
      { kind: 'check' },
      { kind: 'check' },
    );
    expect(wrong).toMatchObject({ outcome: 'wrong', worth: 8 });
    expect(played(solve(wrong), { kind: 'check' }).play.gained).toBe(8);
  });

  test('scores ten points for an order that the teacher accepts, but rejects an incomplete line', () => {
    const ids = start().puzzles[2]?.solution.map(({ id }) => id) ?? [];
    // « Avec toi, je voudrais aller au marché » is also correct French.
    const line = [ids.at(-1) ?? '', ...ids.slice(0, -1)];
    const lay = (id: string, to: number) => ({ kind: 'lay' as const, id, to });
    const wrong = played({ ...start(), at: 2 }, ...line.map(lay), { kind: 'check' });
    expect(wrong).toMatchObject({ outcome: 'wrong', worth: 8 });
    const accepted = played(wrong, { kind: 'accept' });
    expect(accepted).toMatchObject({ outcome: 'right', solved: 1 });
    expect(accepted.play.gained).toBe(10);
    const short = played({ ...start(), at: 2 }, ...line.slice(1).map(lay), { kind: 'check' });
    expect(played(short, { kind: 'accept' })).toBe(short);

    // Once stored, the order is also right in the next game, until one of its chunks is removed from the
    // text.
    const state = { ...stateOf(text), accepted: [line] };
    const again = startBuilder(puzzlesOf(state, text), ['A', 'B']);
    const checked = played({ ...again, at: 2 }, ...line.map(lay), { kind: 'check' });
    expect(checked).toMatchObject({ outcome: 'right', worth: 10 });
    expect(stored.keep(state, text).accepted).toEqual([line]);
    const without = { ...text, sentences: text.sentences.toSpliced(2, 1) };
    expect(stored.keep(state, without).accepted).toEqual([]);
  });

  test('deducts two points per hint, and scores no points for a sentence whose solution is shown', () => {
    let game = start();
    const length = game.puzzles[0]?.solution.length ?? 0;
    for (let hints = 1; hints <= length; hints += 1) {
      game = played(game, { kind: 'hint' });
      expect(rightSoFar(game)).toBe(hints);
    }
    expect(played(game, { kind: 'check' })).toMatchObject({
      outcome: 'right',
      worth: 10 - 2 * length,
    });
    const shown = played(start(), { kind: 'show' });
    expect(shown).toMatchObject({ outcome: 'shown', solved: 0 });
    expect(shown.play.teams[0]?.points).toBe(0);
  });

  test('treats chunks with the same text as interchangeable', () => {
    const game = startBuilder(
      puzzlesOf(stateOf(lessonOf('très|très|bien')), lessonOf('très|très|bien')),
      ['A'],
    );
    const [one, two, three] = game.puzzles[0]?.solution ?? [];
    const line = [two, one, three].map((piece, to) => ({
      kind: 'lay' as const,
      id: piece?.id ?? '',
      to,
    }));
    expect(played(game, ...line, { kind: 'check' }).outcome).toBe('right');
    expect(rightSoFar(played(game, { kind: 'hint' }, { kind: 'hint' }))).toBe(2);
  });

  test('moves a piece within the line or back to the table without duplicating it', () => {
    const [a, b, c] = start().puzzles[1]?.solution ?? [];
    const game = played(solve({ ...start(), at: 1 }), { kind: 'lay', id: c?.id ?? '', to: 0 });
    expect(laidPieces(game).map(({ id }) => id)).toEqual([c?.id, a?.id, b?.id]);
    expect(played(game, { kind: 'lift', id: a?.id ?? '' }).laid).toEqual([c?.id, b?.id]);
  });

  test('prevents changes to a solved sentence and does not skip an unsolved sentence', () => {
    const right = played(solve(start()), { kind: 'check' });
    expect(played(right, { kind: 'clear' }, { kind: 'hint' }, { kind: 'show' })).toBe(right);
    expect(played(start(), { kind: 'next' }).at).toBe(0);
  });
});

describe('an accepted order', () => {
  const lesson = lessonOf('demain|je suis|ici', 'non|oui');
  const [first, second] = puzzlesOf(stateOf(lesson), lesson);
  if (!first || !second) throw new Error('two puzzles are needed');
  const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id);
  const turned = [...ids(first.solution).slice(1), ids(first.solution)[0] ?? ''];
  const laying = turned.map((id, to) => ({ kind: 'lay' as const, id, to }));
  const checked = (accepted: string[][]) =>
    played(
      startBuilder(puzzlesOf({ ...stateOf(lesson), accepted }, lesson), ['A', 'B']),
      ...laying,
      { kind: 'check' },
    );

  test('loses its points and costs as much as a wrong check if the teacher withdraws it', () => {
    const wrong = checked([]);
    expect(wrong).toMatchObject({ outcome: 'wrong', worth: 8, unaccepted: null });
    for (const right of [played(wrong, { kind: 'accept' }), checked([turned])]) {
      expect(right.outcome).toBe('right');
      expect(right.play.teams[0]?.points).toBe(10);
      const back = played(right, { kind: 'unaccept' });
      expect(back).toMatchObject({ outcome: 'wrong', worth: 8, solved: 0, unaccepted: null });
      expect(back.play.teams[0]).toEqual(wrong.play.teams[0]);
      expect(played(back, { kind: 'check' }).outcome).toBe('wrong');
    }
  });

  test('cannot be withdrawn if the order is a correct one or the sentence is finished', () => {
    const right = played(solve(start()), { kind: 'check' });
    expect(played(right, { kind: 'unaccept' })).toBe(right);
    const next = played(checked([turned]), { kind: 'next' });
    expect(played(next, { kind: 'unaccept' })).toBe(next);
  });

  test('removes every stored order with the same text and keeps all others', () => {
    const other = ids(second.solution).reverse();
    const line = laidPieces({ puzzles: [first], at: 0, laid: turned });
    expect(withoutLine([turned, other, turned], first, line)).toEqual([other]);
  });
});

const chunk = fc.constantFrom('je', 'suis', 'ici', 'non', 'oui', 'très', 'bien', 'demain');
const lines = fc.array(
  fc.array(chunk, { minLength: 2, maxLength: 6 }).map((parts) => parts.join('|')),
  { minLength: 1, maxLength: 6 },
);
const seeds = fc.integer({ min: 0, max: 0xffffffff });

test('creates puzzles that are unsolved but solvable, with distractors that are not in the sentence', () => {
  fc.assert(
    fc.property(lines, seeds, fc.integer({ min: 0, max: 3 }), (written, seed, distractors) => {
      const lesson = lessonOf(...written);
      const options = { ...plain, distractors, mixed: true };
      const puzzles = puzzlesOf(stateOf(lesson, options, seed), lesson);
      let game = startBuilder(puzzles, ['A', 'B', 'C']);
      for (const { sentence: own, solution, jumble } of puzzles) {
        expect(sameTexts(jumble, solution)).toBe(false);
        const texts = jumble.map((piece) => piece.text);
        for (const piece of solution) expect(texts).toContain(piece.text);
        const strangers = jumble.filter((piece) => !solution.includes(piece));
        expect(strangers.length).toBeLessThanOrEqual(distractors);
        for (const piece of strangers) expect(own.target.text).not.toContain(piece.text);
      }
      for (const _ of puzzles) game = played(solve(game), { kind: 'check' }, { kind: 'next' });
      expect(isBuilderOver(game)).toBe(true);
      expect(game.solved).toBe(puzzles.length);
    }),
  );
});

const material = exampleMaterials.french;
const made = makeChunkGame({ material, options: defaultChunkGameOptions, seed: 5 });
const puzzles = puzzlesOf(made, material.text);

test('restores a game after a reload at any point, and still allows an accepted order to be withdrawn', () => {
  const kinds = fc.constantFrom('clear', 'check', 'hint', 'show', 'accept', 'next', 'unaccept');
  const move = fc.oneof(
    fc.record({ kind: kinds }),
    fc.record({ kind: fc.constant('lay'), piece: fc.nat({ max: 9 }), to: fc.nat({ max: 9 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const game = moves.reduce<Builder>(
        (now, each) => {
          if (!('piece' in each)) return playBuilder(now, each as BuilderMove);
          const jumble = now.puzzles[now.at]?.jumble ?? [];
          const id = jumble[each.piece % Math.max(1, jumble.length)]?.id ?? '';
          return playBuilder(now, { kind: 'lay', id, to: each.to });
        },
        startBuilder(puzzles, ['A', 'B']),
      );
      const clock = { banked: 0, since: null };
      const left = JSON.stringify(PausedBuilder.parse({ builder: game, clock }));
      const again = goOnBuilding(PausedBuilder.parse(JSON.parse(left)), game.puzzles);
      const standing = (of: Builder) => ({ ...of, unaccepted: of.unaccepted?.laid });
      expect(standing(again)).toEqual(standing(game));
      expect(standing(playBuilder(again, { kind: 'unaccept' }))).toEqual(
        standing(playBuilder(game, { kind: 'unaccept' })),
      );
    }),
  );
});
