import { msg, t } from '@lingui/core/macro';
import type { Syllables } from '#language/syllables/syllabify.ts';
import { lowerInitial, withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import type { Sheet, SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { cutWords, wordsApart } from './cut-words.ts';
import { dotSyllables } from './dot-syllables.ts';
import { defaultSyllablesOptions, SyllablesOptions, type SyllablesState, stored } from './state.ts';

/** Message to the owner if syllables were never requested (specification 8). */
export const chooseSyllables = msg`Go to the edit page and select 'Identify syllables' to use this feature.`;

/** The words of the text divided into syllables: either all words, or the tapped words. */
export const syllablesActivity: ActivityDefinition<SyllablesOptions, SyllablesState> = {
  Options: SyllablesOptions,
  ...stored,
  defaultOptions: defaultSyllablesOptions,
  missing: (material) => {
    if (cutWords(material).size > 0) return null;
    return i18n._(material.mine ? chooseSyllables : guidanceWords.notGenerated);
  },
  make: ({ options, seed }) => ({ seed, options, ids: [] }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: syllablesSheet,
  summary: ({ which, look, claps }) =>
    [
      which === 'all' ? t`Which: all` : t`Which: tapped`,
      look === 'dots' ? t`look: dots` : t`look: colours`,
      claps && t`claps`,
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'awareness',
    usual: 6,
    serves: ['speaking', 'reading'],
    aim: msg`Pupils hear and read words syllable by syllable.`,
    teacher: msg`Show the syllables, clap a word, and let the class clap the next.`,
    pupils: msg`Clap and read aloud, first slowly, then as one word.`,
    support: msg`Only words of two syllables.`,
    stretch: msg`Hide the marks; pupils set them in their books.`,
  },
};

export default syllablesActivity;

const dot = '\u2009·\u2009';
/** Maximum number of words that fit on one page. */
const maxWords = 14;
const betweenWords = '\u3000';

/**
 * The worksheet: the text as displayed, and words whose syllables pupils separate and count, with the
 * answers.
 */
export function syllablesSheet({ options, ids }: SyllablesState, material: LessonMaterial): Sheet {
  const { target } = material.text;
  const cuts = cutWords(material);
  const tapped = new Set(ids);
  const shown = (id: string) =>
    options.which === 'all' || tapped.has(id) ? cuts.get(id) : undefined;
  const apart = wordsApart(material.text);
  const text = textBlocks(material, ({ id, text: word }) => {
    const cut = shown(id);
    if (!cut) return { kind: 'words', text: word };
    const parts = dotSyllables(cut.parts, '·');
    // Kanji stay visible, with their moras above them; vowelled letters replace the word itself.
    const run: SheetRun =
      target === 'ja' && cut.reading !== undefined
        ? { kind: 'ruby', text: word, reading: parts }
        : { kind: 'words', text: parts };
    return apart.has(id) ? [run, { kind: 'words', text: betweenWords }] : run;
  });
  const asked = longWords(material, cuts);
  const column = (heading: string, language: string, width?: number) => ({
    heading,
    language,
    ...(width && { width }),
  });
  const table = (rows: [word: string, cut: string, count: string][]): SheetBlock => ({
    kind: 'table',
    columns: [
      column(t`Word`, target),
      column(t`In syllables`, target, 2),
      column(t`How many?`, wordingsLanguage(), 0.6),
    ],
    rows: rows.map((row) => row.map((words) => (words ? [{ kind: 'words', text: words }] : []))),
  });
  return {
    title: t`Syllables`,
    instruction:
      asked.length > 0
        ? t`Read the text syllable by syllable. Then split the words and count their syllables.`
        : t`Read the text syllable by syllable.`,
    blocks: [...text, ...(asked.length > 0 ? [table(asked.map(([word]) => [word, '', '']))] : [])],
    key:
      asked.length > 0
        ? [
            table(
              asked.map(([word, { parts }]) => [word, dotSyllables(parts, dot), `${parts.length}`]),
            ),
          ]
        : [],
    ...(asked.length > 0 && { marks: asked.length }),
  };
}

/** Returns the first distinct words of two syllables or more, in their standalone form. */
function longWords(
  { text }: LessonMaterial,
  cuts: ReadonlyMap<string, Syllables>,
): [string, Syllables][] {
  const found = new Map<string, Syllables>();
  for (const { target } of text.sentences) {
    wordTokens(target).forEach((token) => {
      const cut = cuts.get(token.id);
      if (!cut || cut.parts.length < 2) return;
      const form = withoutSentenceCapital(text.target, target, token);
      if (found.has(form)) return;
      const [first = '', ...rest] = cut.parts;
      const begins = form === token.text ? first : lowerInitial(text.target, first);
      found.set(form, { ...cut, parts: [begins, ...rest] });
    });
  }
  return [...found].slice(0, maxWords);
}
