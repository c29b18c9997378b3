import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { choosePairs } from '#lessons/activities/pairs/index.ts';
import { chooseMistakes } from '#lessons/activities/spot-the-mistakes/index.ts';
import { chooseSyllables } from '#lessons/activities/syllables/index.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { guidanceWords } from '#lessons/questions/guidance-words.ts';
import { HttpError } from '#ui/http-error.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { noResult } from '../../features/results/table/use-results.ts';
import { noNextStep } from '../tours/run-tour.ts';

const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const running = (part: 'pictures' | 'speech') => [{ part, status: 'running' as const }];

/**
 * The texts of specification 8, verbatim, with "..." where it leaves the rest of a sentence open. Each is
 * followed by the product's wording and the file that shows it.
 */
const guidance: readonly (readonly [
  text: string,
  said: string | null,
  where: string,
  as: string,
])[] = [
  [
    'Hi! The sentence chunks might need a quick edit so that you can use this activity properly. It only takes a minute to check:',
    i18n._(guidanceWords.checkChunks),
    'lessons/questions/chunk/Edit.tsx',
    'guidanceWords.checkChunks',
  ],
  [
    'To use this activity, edit the vocabulary so that there is an equal number on each side, and that the meanings are aligned:',
    i18n._(guidanceWords.alignVocabulary),
    'lessons/questions/vocab/Edit.tsx',
    'guidanceWords.alignVocabulary',
  ],
  [
    "Hold on - you haven't yet displayed your interactive resource! Are you sure you want to exit? ...",
    i18n._(guidanceWords.previewLeave),
    'web/features/resources/preview/Preview.tsx',
    'guidanceWords.previewLeave',
  ],
  [
    'Are you sure you want to exit? Continue editing or display your resource on the interactive teaching platform:',
    i18n._(guidanceWords.activitiesLeave),
    'web/features/resources/activities/Activities.tsx',
    'guidanceWords.activitiesLeave',
  ],
  [
    "Go to the edit page and select 'identify chunks' ...",
    i18n._(guidanceWords.chooseChunks),
    'lessons/questions/chunk/missing-chunks.ts',
    'guidanceWords.chooseChunks',
  ],
  [
    "Go to the edit page and select 'Identify syllables' ...",
    i18n._(chooseSyllables),
    'lessons/activities/syllables/index.ts',
    'chooseSyllables',
  ],
  [
    "Go to the edit page and select 'Deliberate Errors' ...",
    i18n._(chooseMistakes),
    'lessons/activities/spot-the-mistakes/index.ts',
    'chooseMistakes',
  ],
  [
    "Pair game: select 'vocabulary' or 'identify chunks' first.",
    i18n._(choosePairs),
    'lessons/activities/pairs/index.ts',
    'choosePairs',
  ],
  [
    'The author has not generated content for this type of activity...',
    i18n._(guidanceWords.notGenerated),
    'lessons/questions/views/make-view.tsx',
    'guidanceWords.notGenerated',
  ],
  [
    'Generating images and audio - check back in 1-2 minutes',
    mediaMessage(running('pictures')),
    'web/features/resources/review/ReviewScreen.tsx',
    'mediaMessage(',
  ],
  [
    'Generating audio - check back in 1-2 minutes',
    mediaMessage(running('speech')),
    'web/teach/TopBar.tsx',
    'mediaMessage(',
  ],
  [
    '...Please try again later.',
    i18n._(guidanceWords.chunksLater),
    'lessons/questions/chunk/missing-chunks.ts',
    'guidanceWords.chunksLater',
  ],
];

const productMessages: typeof guidance = [
  [
    'No homework result found for the specified class and homework ID.',
    noResult,
    'functions/homework/results/get-result-by-class.ts',
    "'No homework result found for the specified class and homework ID.'",
  ],
  ['Next step does not exist', noNextStep, 'web/app/tours/run-tour.ts', 'onMissing(noNextStep)'],
  [
    'Something went wrong',
    new HttpError(500, null).message,
    'web/app/http/homework-call.ts',
    "toast('error', error instanceof Error ? error.message : t`Something went wrong`)",
  ],
];

/** Texts used in only one place, as part of a screen or the log. */
const saidInPlace = [
  ['Not found', 'lessons/activities/gap-fill/GapControls.tsx', '<Trans>Not found</Trans>'],
  [
    'Page does not exist',
    'web/features/billing/SubscriptionInvoice.tsx',
    '<Trans>Page does not exist</Trans>',
  ],
  [
    'pupilHomeworkId is required',
    'web/pupil/results/PupilResult.tsx',
    "console.log('pupilHomeworkId is required')",
  ],
  ['Access denied', 'functions/http/errors.ts', "new ApiError('signed_out', 'Access denied')"],
  ['forbidden', 'functions/http/errors.ts', "refusal.code === 'forbidden' ? 'forbidden'"],
] as const;

/**
 * Compares two texts. If the specification leaves part of its text open with "...", only the start and the
 * end are compared.
 */
function fits(text: string, said: string): boolean {
  if (said === text) return true;
  if (text.startsWith('...')) return said.endsWith(text.slice(3));
  return text.endsWith('...') && said.startsWith(text.slice(0, -3).trimEnd());
}

describe('guidance and product messages (specification 8)', () => {
  test.each([...guidance, ...productMessages])(
    'matches the specified message: %s',
    (text, said, where, as) => {
      expect(said).not.toBeNull();
      expect(fits(text, said ?? ''), `the product says: ${said}`).toBe(true);
      expect(source(where)).toContain(as);
    },
  );

  test.each(saidInPlace)('has the specified text in place: %s', (text, where, as) => {
    expect(as).toContain(text);
    expect(source(where)).toContain(as);
  });
});

test('does not match a message that differs slightly', () => {
  expect(fits('Page does not exist', 'Page does not exist.')).toBe(false);
  expect(fits('...Please try again later.', 'Please try again soon.')).toBe(false);
});
