import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExampleLanguage } from '../../questions/example-texts.ts';
import { exampleMaterials } from '../example-materials.ts';
import {
  goOnRacing,
  isRaceOver,
  PausedRace,
  playRace,
  type Race,
  type RaceMove,
  startRace,
} from './race.ts';
import { makeTranslation, roundsOf, sameMeaning } from './rounds.ts';
import type { TranslationOptions } from './state.ts';

const plain: TranslationOptions = {
  source: 'vocabulary',
  direction: 'target-native',
  mode: 'choose',
  rounds: 10,
  seconds: 0,
};
const roundsIn = (name: ExampleLanguage, options = plain, seed = 7) => {
  const material = exampleMaterials[name];
  return roundsOf(makeTranslation({ material, options, seed }), material);
};
const played = (race: Race, ...moves: RaceMove[]) => moves.reduce(playRace, race);
const start = (names = ['A', 'B']) => startRace(roundsIn('french'), names);
const rightPick = (race: Race, left = 0): RaceMove => ({
  kind: 'pick',
  id: race.rounds[race.at]?.item.id ?? '',
  left,
});

describe('words with the same meaning', () => {
  test.each([
    ['fr', 'le marché', 'Marché', true],
    ['fr', "l'école", 'école', true],
    ['en', 'to go', 'go', true],
    ['en', 'big / large', 'large', true],
    ['en', 'the swimming pool', 'the pool', false],
    ['en', 'the market', 'to the market', true],
    ['en', 'the cat', 'the dog', false],
    ['fr', 'la mère', 'la mer', false],
    ['es', 'el/la médico/a', 'el/la dentista', false],
    ['es', 'alto/a', 'bajo/a', false],
    ['es', 'el/la médico/a', 'la médica', true],
    ['de', 'der/die Lehrer/in', 'der/die Arzt/in', false],
    ['ja', '市場', '市場へ', false],
    ['ar', 'السوق', 'السُّوق', true],
  ])(
    'compares meanings in %s: %s and %s have the same meaning: %s',
    (language, one, other, same) => {
      expect(sameMeaning(one, other, language)).toBe(same);
      expect(sameMeaning(other, one, language)).toBe(same);
    },
  );
});

describe('a round', () => {
  test('scores ten points for a right answer and more for a quick answer, then passes the turn', () => {
    const right = played(start(), rightPick(start()));
    expect(right).toMatchObject({ outcome: 'right', right: 1 });
    expect(right.play.gained).toBe(10);
    expect(played(start(), rightPick(start(), 0.6)).play.gained).toBe(13);
    expect(played(right, { kind: 'next' }).play.turn).toBe(1);
  });

  test('accepts no other answer after a wrong answer or a timeout', () => {
    const wrong = start().rounds[0]?.choices.find(({ id }) => id !== start().rounds[0]?.item.id);
    const missed = played(start(), { kind: 'pick', id: wrong?.id ?? '', left: 1 });
    expect(missed).toMatchObject({ outcome: 'wrong', picked: wrong?.id });
    expect(played(missed, rightPick(missed))).toBe(missed);
    const late = played(start(), { kind: 'late' });
    expect(late.outcome).toBe('late');
    expect(played(late, rightPick(late))).toBe(late);
  });

  test('accepts the teacher’s mark for a spoken answer only once the answer is revealed', () => {
    expect(played(start(), { kind: 'mark', right: true, left: 0 }).outcome).toBe('asked');
    const open = played(start(), { kind: 'open' });
    expect(played(open, { kind: 'late' })).toBe(open);
    expect(played(open, { kind: 'mark', right: true, left: 0 }).outcome).toBe('right');
    expect(played(open, { kind: 'mark', right: false, left: 0 }).outcome).toBe('wrong');
  });

  test('alternates the languages when the direction is mixed', () => {
    const shown = roundsIn('french', { ...plain, direction: 'mixed' }).map((round) => round.shown);
    shown.forEach((side, at) => {
      if (at > 0) expect(side).not.toBe(shown[at - 1]);
    });
  });

  test.each([1, 2, 3, 6])(
    'alternates the languages for each of %i teams when the direction is mixed',
    (teams) => {
      const state = makeTranslation({
        material: exampleMaterials.french,
        options: { ...plain, direction: 'mixed' },
        seed: 7,
      });
      const rounds = roundsOf(state, exampleMaterials.french, teams);
      rounds.forEach(({ shown }, at) => {
        const before = rounds[at - teams];
        if (before) expect(shown).not.toBe(before.shown);
      });
    },
  );

  test('gives three teams the same points if all their answers are right', () => {
    const state = makeTranslation({ material: exampleMaterials.french, options: plain, seed: 7 });
    let race = startRace(roundsOf(state, exampleMaterials.french, 3), ['A', 'B', 'C']);
    while (!isRaceOver(race)) race = played(race, rightPick(race), { kind: 'next' });
    expect(race.rounds).toHaveLength(6);
    expect(race.play.teams.map(({ points }) => points)).toEqual([20, 20, 20]);
  });

  test.each([1, 5, 6])('never shows a word twice with five chosen words and %i teams', (teams) => {
    const state = makeTranslation({
      material: exampleMaterials.french,
      options: { ...plain, rounds: 5 },
      seed: 7,
    });
    expect(state.ids).toHaveLength(5);
    const asked = roundsOf(state, exampleMaterials.french, teams).map(({ item }) => item.id);
    expect(asked).toHaveLength(Math.max(5, teams));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('offers wrong answers of the same part of speech while any are available', () => {
    const round = roundsIn('french').find(({ item }) => item.partOfSpeech === 'noun');
    expect(round?.choices.every(({ partOfSpeech }) => partOfSpeech === 'noun')).toBe(true);
  });
});

const names = fc.constantFrom(...(Object.keys(exampleMaterials) as ExampleLanguage[]));
const optionSets = fc.record({
  source: fc.constantFrom('vocabulary' as const, 'chunks' as const, 'sentences' as const),
  direction: fc.constantFrom('target-native' as const, 'native-target' as const, 'mixed' as const),
  mode: fc.constant('choose' as const),
  rounds: fc.constantFrom(5 as const, 20 as const),
  seconds: fc.constant(0 as const),
});

test('offers exactly one right answer in every round, and ends the game', () => {
  fc.assert(
    fc.property(names, optionSets, fc.nat(), (name, options, seed) => {
      const { text } = exampleMaterials[name];
      const rounds = roundsIn(name, options, seed);
      let race = startRace(rounds, ['A', 'B', 'C']);
      for (const { item, asked, shown, choices } of rounds) {
        expect(choices.filter(({ id }) => id === item.id)).toHaveLength(1);
        expect(choices.length).toBeGreaterThan(1);
        expect(choices.length).toBeLessThanOrEqual(4);
        for (const other of choices) {
          if (other.id === item.id) continue;
          expect(sameMeaning(other[asked], item[asked], text[asked])).toBe(false);
          expect(sameMeaning(other[shown], item[shown], text[shown])).toBe(false);
        }
        race = played(race, rightPick(race), { kind: 'next' });
      }
      expect(isRaceOver(race)).toBe(true);
      expect(race.right).toBe(rounds.length);
    }),
    { numRuns: 40 },
  );
});

test('strips punctuation that would reveal which chunk is the answer', () => {
  fc.assert(
    fc.property(names, optionSets, fc.nat(), (name, options, seed) => {
      for (const { item, choices } of roundsIn(name, { ...options, source: 'chunks' }, seed)) {
        for (const { target, native } of [item, ...choices]) {
          expect(`${target}\n${native}`).not.toMatch(/^[¿¡«„“「]|[.,;:!?…。、，！？؟،।۔»」]$/mu);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('never offers two words with the same meaning in one round', () => {
  const material = {
    ...exampleMaterials.french,
    vocabulary: [
      { id: 'v1', target: 'le vélo', native: 'the bike' },
      { id: 'v2', target: 'la bicyclette', native: 'the bike' },
      { id: 'v3', target: 'la voiture', native: 'the car' },
    ],
  };
  for (const direction of ['target-native', 'native-target'] as const) {
    const state = makeTranslation({ material, options: { ...plain, direction }, seed: 1 });
    for (const { item, choices } of roundsOf(state, material)) {
      const ids = choices.map(({ id }) => id);
      expect(ids.includes('v1') && ids.includes('v2')).toBe(false);
      expect(ids).toContain(item.id);
    }
  }
});

test('restores a race after a reload from any point', () => {
  const move = fc.oneof(
    fc.record({ kind: fc.constantFrom('next', 'late', 'open') }),
    fc.record({
      kind: fc.constant('mark'),
      right: fc.boolean(),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ kind: fc.constant('pick'), at: fc.nat({ max: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const race = moves.reduce<Race>((now, each) => {
        if (!('at' in each)) return playRace(now, each as RaceMove);
        const id = now.rounds[now.at]?.choices[each.at]?.id ?? '';
        return playRace(now, { kind: 'pick', id, left: 0.5 });
      }, start());
      const clock = { banked: 90_000, since: null };
      const left = JSON.stringify(PausedRace.parse({ race, clock, answer: clock }));
      expect(goOnRacing(PausedRace.parse(JSON.parse(left)), race.rounds)).toEqual(race);
    }),
  );
});
