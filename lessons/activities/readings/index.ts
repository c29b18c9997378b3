import { languageName } from '#language/language-name.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { fitOptions, readingWays } from './reading-ways.ts';
import { readingsSheet } from './readings-sheet.ts';
import { defaultReadingsOptions, ReadingsOptions, type ReadingsState, stored } from './state.ts';

/** How the words are read: above them, or in place of how they are written. */
export const readings: ActivityDefinition<ReadingsOptions, ReadingsState> = {
  Options: ReadingsOptions,
  ...stored,
  defaultOptions: defaultReadingsOptions,
  missing,
  ruledOut,
  make: ({ material, options, seed }) => ({
    seed,
    options: fitOptions(options, material.text.target),
    ids: [],
  }),
  sheet: readingsSheet,
};

function ruledOut(language: string): boolean {
  return readingWays(language) === undefined;
}

function missing({ text }: LessonMaterial): string | null {
  const name = languageName(text.target);
  if (ruledOut(text.target)) {
    return `Readings help with writing that does not show the sounds. ${name} has none.`;
  }
  const some = text.sentences.some(({ target }) =>
    target.tokens.some(({ reading, roman }) => reading !== undefined || roman !== undefined),
  );
  return some
    ? null
    : 'The words of this text have no readings yet. They come with “Words and meanings” on the edit page.';
}

export default readings;
