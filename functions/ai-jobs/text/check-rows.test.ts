import { describe, expect, it } from 'vitest';
import { writerLanguage, writerLanguages } from '#emulators/openai/writer/languages.ts';
import { everyScene, lineAt, sentenceAt } from '#emulators/openai/writer/locate.ts';
import type { ModelReplyLine } from '#language/text/build-sentence.ts';
import { RowChecker } from './check-rows.ts';

/** The rows of one of the demo writer's scenes, as a model would write them. */
function rowsOf(
  target: string,
  native: string,
  list: 'n' | 'd',
  scene = everyScene[0],
): ModelReplyLine[] {
  const [one, other] = [writerLanguage(target), writerLanguage(native)];
  if (!one || !other || !scene) return [];
  return Array.from({ length: 20 }, (_, at) => `${list}${at + 1}`).flatMap((place) => {
    if (lineAt(one, scene, place) === undefined) return [];
    const wire = [one, other].map(
      (language) => sentenceAt(language, { scene, place, withOptional: false })?.wire ?? '',
    );
    return [[list === 'd' ? 'Léa' : '', wire[0] ?? '', wire[1] ?? ''] as const];
  });
}

function checked(rows: readonly ModelReplyLine[], languages = { target: 'fr', native: 'en' }) {
  const checker = new RowChecker(languages);
  const taken = rows.flatMap((row) => checker.push(row));
  taken.push(...checker.end());
  return { taken, problems: checker.problems.map(({ message }) => message) };
}

const pairs = writerLanguages.flatMap((target) =>
  writerLanguages.filter((native) => native !== target).map((native) => [target, native] as const),
);

describe('valid rows', () => {
  it.each(pairs)('accepts rows in %s with %s unchanged', (target, native) => {
    for (const scene of everyScene) {
      for (const list of ['n', 'd'] as const) {
        const rows = rowsOf(target, native, list, scene);
        expect(checked(rows, { target, native })).toEqual({ taken: rows, problems: [] });
      }
    }
  });

  it.each<[string, ModelReplyLine[]]>([
    ['repeated short answers', Array(6).fill(['Léa', 'Oui.', 'Yes.'])],
    [
      'a song that repeats each line',
      [
        ['', 'Frère Jacques, dormez-vous encore ?', 'Brother James, are you still asleep?'],
        ['', 'Frère Jacques, dormez-vous encore ?', 'Brother James, are you still asleep?'],
        ['', 'Sonnez les matines dans la tour !', 'Ring the bells in the tower!'],
        ['', 'Sonnez les matines dans la tour !', 'Ring the bells in the tower!'],
      ],
    ],
    [
      'a refrain',
      ['un', 'deux', 'trois', 'quatre'].flatMap((n): ModelReplyLine[] => [
        ['', `La strophe ${n} est ici.`, `Here is verse ${n}.`],
        ['', 'Et la mer chante avec nous.', 'And the sea sings with us.'],
      ]),
    ],
    [
      'names that are the same on both sides',
      [
        ['', 'Léa, Tom !', 'Léa, Tom!'],
        ['', 'OK.', 'OK.'],
      ],
    ],
    [
      'speech after a dash',
      [
        ['', '— Tu viens ?', '— Are you coming?'],
        ['', '— Oui !', '— Yes!'],
      ],
    ],
    [
      'a single number at the start of a sentence',
      [
        ['', '1. Le jour est beau.', 'The day is beautiful.'],
        ['', 'Il fait chaud.', 'It is hot.'],
      ],
    ],
    [
      'dates, counts and times',
      [
        ['', '2. Mai', 'May 2'],
        ['', '3 amis arrivent à 8 h.', '3 friends arrive at 8.'],
      ],
    ],
  ])('accepts %s', (_, rows) => {
    expect(checked(rows)).toEqual({ taken: rows, problems: [] });
  });
});

const good = rowsOf('fr', 'en', 'n');
const change = (to: (row: ModelReplyLine, at: number) => ModelReplyLine) => good.map(to);

describe('rows with typical model errors', () => {
  it.each([
    ['1. ', '1. '],
    ['1) ', '(1) '],
    ['١. ', '1. '],
    ['¶1. ', '1. '],
  ])('strips list numbers (%s)', (target, native) => {
    const at = (form: string, n: number) =>
      form.replace('1', `${n}`).replace('١', String.fromCodePoint(0x660 + n));
    const nine = good
      .slice(0, 9)
      .map(([who, one, other]) => [who, one.replace('¶', ''), other] as const);
    const rows = nine.map(
      ([who, one, other], n): ModelReplyLine => [
        who,
        at(target, n + 1) + one,
        at(native, n + 1) + other,
      ],
    );
    const paragraph = target.startsWith('¶') ? '¶' : '';
    expect(checked(rows).taken).toEqual(
      nine.map(([who, one, other]) => [who, paragraph + one, other]),
    );
  });

  it('strips a number that only one side has, unless it is part of a date', () => {
    const rows = change(([who, one, other], at) => [who, one, `${at + 1}. ${other}`]);
    expect(checked(rows).taken).toEqual(good);
  });

  it('strips bullets and dialogue dashes', () => {
    expect(checked(change(([who, one, other]) => [who, `• ${one}`, `* ${other}`])).taken).toEqual(
      good,
    );
    const said = rowsOf('fr', 'en', 'd');
    const dashed = said.map(([who, one, other]): ModelReplyLine => [who, `– ${one}`, `- ${other}`]);
    expect(checked(dashed).taken).toEqual(said);
  });

  it('strips a placeholder that means “no speaker”', () => {
    expect(checked(change(([, one, other]) => ['N/A', one, other])).taken).toEqual(good);
  });

  it.each(pairs)('swaps the sides when %s and %s are reversed', (target, native) => {
    const right = rowsOf(target, native, 'n');
    const swapped = right.map(([who, one, other]): ModelReplyLine => [who, other, one]);
    const { taken } = checked(swapped, { target, native });
    const turned = taken.filter(([, one]) => right.some((row) => row[1] === one));
    expect(turned.length).toBeGreaterThan(right.length * 0.7);
  });

  it.each<[string, (row: ModelReplyLine, at: number) => ModelReplyLine, string]>([
    [
      'in another language',
      ([who, , other]) => [who, 'Das ist ein deutscher Satz über den Markt.', other],
      'not French',
    ],
    [
      'in another script',
      ([who, , other]) => [who, 'Это русское предложение о рынке.', other],
      'not French',
    ],
    ['that are the same on both sides', ([who, one]) => [who, one, one], 'Both sides say the same'],
  ])('rejects rows %s', (_, to, reason) => {
    const { taken, problems } = checked(change(to));
    expect(taken.length).toBeLessThan(good.length / 3);
    expect(problems.join('\n')).toContain(reason);
  });

  it('rejects further rows once the model repeats itself in a loop', () => {
    for (const size of [1, 2, 3]) {
      const rows = Array.from({ length: 24 }, (_, at) => good[at % size] ?? good[0]).filter(
        (row) => row !== undefined,
      );
      const { taken, problems } = checked(rows);
      expect(taken.length).toBeLessThanOrEqual(2 * size + 1);
      expect(problems[0]).toContain('written before');
    }
  });
});
