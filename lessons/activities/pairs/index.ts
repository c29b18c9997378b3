import { msg, t } from '@lingui/core/macro';
import { randomFrom, shuffle } from '#language/random.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { andList, orList } from '#ui/wordings/lists.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { rightPartners } from '../../sheets/right-partners.ts';
import type { Sheet, SheetBlock, SheetCard, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import {
  type CardFace,
  cardFace,
  dealable,
  dealCards,
  makePairs,
  sourcesIn,
} from './make-pairs.ts';
import { defaultPairsOptions, type Face, PairsOptions, type PairsState, stored } from './state.ts';

const faceNames: Record<Face, Message> = {
  target: msg({ message: 'words', context: 'on the cards of a game' }),
  native: msg({ message: 'meanings', context: 'on the cards of a game' }),
  picture: msg({ message: 'pictures', context: 'on the cards of a game' }),
  sound: msg({ message: 'sounds', context: 'on the cards of a game' }),
};

/** Message for a lesson that has no material for the game (specification 8). */
export const choosePairs = msg`Pair game: select 'vocabulary' or 'identify chunks' first.`;

/** Cards that match in pairs: words and meanings, pictures or sounds. */
export const pairs: ActivityDefinition<PairsOptions, PairsState> = {
  Options: PairsOptions,
  ...stored,
  defaultOptions: defaultPairsOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return i18n._(unequalVocabulary(material) ? guidanceWords.alignVocabulary : choosePairs);
  },
  make: makePairs,
  sheet: pairsSheet,
  summary: ({ source, faces, size, faceUp }) =>
    [
      source === 'chunks' ? t`Sentence chunks` : t`Key vocabulary`,
      andList(faces.map((face) => i18n._(faceNames[face]))),
      size.replace('x', ' × '),
      faceUp ? t`face up` : t`face down`,
    ].join(' · '),
  step: {
    phase: 'receptive',
    usual: 8,
    serves: ['vocabulary'],
    aim: msg`Pupils connect words and meanings at speed.`,
    teacher: msg`Make two teams, and let each say the pair before it turns the second card.`,
    pupils: msg`Find the pairs and say each word aloud.`,
    support: msg`A small board, words and pictures.`,
    stretch: msg`A large board, sound and word.`,
  },
};

export default pairs;

const across = 4;

/** The worksheet: cards to cut out, the same items as two lists to match with lines, and the answer key. */
export function pairsSheet(state: PairsState, material: LessonMaterial): Sheet | null {
  const wanted = new Set(state.ids);
  const items = dealable(material, state.options).filter(({ id }) => wanted.has(id));
  const { faces } = state.options;
  // Paper has no sound: print the words instead, or their meaning if the other card already has the words.
  const heard: Face = faces.includes('target') ? 'native' : 'target';
  const [first, second] = faces.map((face) => (face === 'sound' ? heard : face));
  if (items.length === 0 || !first || !second) return null;
  const faceOf = (at: number, name: Face) => {
    const item = items[at];
    return item ? cardFace(material, item, name) : null;
  };
  const order = shuffled(
    items.map((_, at) => at),
    state.seed,
  );
  const letters = order.map((_, at) => letterOf(at));
  const partners = rightPartners(
    items.map((_, at) => ({
      one: faceOf(at, first)?.same ?? '',
      other: faceOf(at, second)?.same ?? '',
    })),
  );
  const lettersFor = (at: number) =>
    letters.filter((_, place) => partners[at]?.includes(order[place] ?? place));
  return {
    title: t`Find the pairs`,
    instruction: t`Match each number with its letter. Or cut out the cards and play: turn two over, and keep them if they belong together.`,
    blocks: [
      {
        kind: 'table',
        columns: [
          { heading: '', language: 'en', width: 0.3 },
          { heading: '', language: languageFor(first, material), width: 2 },
          { heading: '', language: 'en', width: 0.6 },
          { heading: '', language: 'en', width: 0.3 },
          { heading: '', language: languageFor(second, material), width: 2 },
        ],
        rows: items.map((_, at) => [
          [words(`${at + 1}.`)],
          runsOf(faceOf(at, first)),
          [],
          [words(`${letters[at]}.`)],
          runsOf(faceOf(order[at] ?? at, second)),
        ]),
      },
      { kind: 'heading', text: t`Cards to cut out` },
      {
        kind: 'cards',
        across,
        cards: dealCards(state, material).map(({ item, face: shown }): SheetCard => {
          const at = items.findIndex(({ id }) => id === item);
          const face = shown.face === 'sound' ? (faceOf(at, heard) ?? shown) : shown;
          return { language: languageFor(face.face, material), runs: runsOf(face) };
        }),
      },
    ],
    key: items.map(
      (_, at): SheetBlock => ({
        kind: 'text',
        language: wordingsLanguage(),
        number: at + 1,
        runs: [
          words(`${orList(lettersFor(at))}   `),
          ...inLanguage(faceOf(at, first), material),
          words(' = '),
          ...inLanguage(faceOf(at, second), material),
        ],
      }),
    ),
    marks: items.length,
  };
}

/** Shuffles the order; never returns the given order if it has two or more items. */
function shuffled(order: number[], seed: number): number[] {
  const mixed = shuffle(order, randomFrom(seed ^ 0x1157));
  const same = mixed.every((at, index) => at === index);
  return same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

const letterOf = (at: number) => String.fromCodePoint('A'.charCodeAt(0) + at);

const words = (text: string): SheetRun => ({ kind: 'words', text });

function languageFor(face: Face, { text }: LessonMaterial): string {
  if (face === 'picture') return 'en';
  return face === 'native' ? text.native : text.target;
}

function runsOf(face: CardFace | null): SheetRun[] {
  if (!face) return [];
  if (face.face !== 'picture') return [words(face.words)];
  const { key, emoji, words: alt } = face;
  return [{ kind: 'picture', ...(key && { key }), ...(emoji && { emoji }), alt }];
}

/**
 * Returns the face as runs tagged with their language, for a line that is otherwise in the language of the
 * sheet.
 */
function inLanguage(face: CardFace | null, material: LessonMaterial): SheetRun[] {
  return runsOf(face).map((run) =>
    run.kind === 'words' && face ? { ...run, language: languageFor(face.face, material) } : run,
  );
}
