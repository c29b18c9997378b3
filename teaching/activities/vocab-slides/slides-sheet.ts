import { languageName } from '../../languages/language-name.ts';
import type { LessonMaterial } from '../../resources/lesson-material.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import type { SlidesState } from './options.ts';
import { type Slide, slidesOf } from './slides.ts';

/**
 * The vocabulary in two columns, each word with the sentence of the text that uses it. Known words are on
 * it too: they are left out of a show, while a list is for everybody to learn from.
 */
export function slidesSheet(state: SlidesState, material: LessonMaterial): Sheet | null {
  const options = { ...state.options, onlyUnknown: false };
  const slides = slidesOf({ ...state, options }, material);
  if (slides.length === 0) return null;
  const { target, native } = material.text;
  const examples = state.options.example && slides.some(({ example }) => example);
  return {
    title: examples ? 'Key vocabulary in the text' : 'Key vocabulary list',
    instruction: examples
      ? 'Learn these words, and see how the text uses them.'
      : 'Learn these words.',
    blocks: [
      {
        kind: 'table',
        columns: [
          { heading: languageName(target), language: target, width: 1.2 },
          { heading: languageName(native), language: native, width: 1.2 },
          ...(examples ? [{ heading: 'In the text', language: target, width: 2 }] : []),
        ],
        rows: slides.map((slide) => [
          wordRuns(slide, state),
          [{ kind: 'words', text: slide.item.native }],
          ...(examples ? [exampleRuns(slide)] : []),
        ]),
      },
    ],
    key: [],
  };
}

function wordRuns({ article, word, reading }: Slide, { options }: SlidesState): SheetRun[] {
  const read = options.reading ? reading : undefined;
  return [
    ...(article ? [{ kind: 'words' as const, text: article }] : []),
    read
      ? { kind: 'ruby', text: word, reading: read, mark: 'bold' }
      : { kind: 'words', text: word, mark: 'bold' },
  ];
}

function exampleRuns({ example }: Slide): SheetRun[] {
  if (!example) return [];
  const { tokens } = example.sentence.target;
  return tokens.map(({ id, text }) =>
    example.tokenIds.has(id) ? { kind: 'words', text, mark: 'bold' } : { kind: 'words', text },
  );
}
