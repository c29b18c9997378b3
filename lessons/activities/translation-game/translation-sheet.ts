import { languageName } from '#language/language-name.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import { type Round, roundsOf } from './rounds.ts';
import type { TranslationState } from './state.ts';

/** A table of both languages with one half left to write, and the whole table as its key. */
export function translationSheet(state: TranslationState, material: LessonMaterial): Sheet | null {
  const rounds = roundsOf(state, material);
  if (rounds.length === 0) return null;
  const { text } = material;
  const columns = [
    { heading: '', language: 'en', width: 0.3 },
    { heading: languageName(text.target, 'en'), language: text.target, width: 2 },
    { heading: languageName(text.native, 'en'), language: text.native, width: 2 },
  ];
  const row = ({ item, asked }: Round, at: number, whole: boolean): SheetRun[][] => [
    words(`${at + 1}.`),
    whole || asked !== 'target' ? words(item.target) : [],
    whole || asked !== 'native' ? words(item.native) : [],
  ];
  return {
    title: 'Translate',
    instruction: 'Write what is missing in each line of the table.',
    blocks: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, false)) }],
    key: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, true)) }],
    marks: rounds.length,
  };
}

const words = (text: string): SheetRun[] => [{ kind: 'words', text }];
