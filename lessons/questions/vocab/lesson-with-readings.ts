import { languageOf } from '#language/languages.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';

/**
 * Builds a lesson for tests. The sentence is written as `市場=いちば に 行きます=いきます=行く` (word, reading and lemma),
 * and its list as `市場 行く`. The reading is furigana, pinyin or, if words are separated by spaces, Latin
 * letters.
 */
export function lessonWithReadings(target: string, sentence: string, list: string): LessonMaterial {
  const { spaces } = languageOf(target);
  const given = new Map(
    sentence.split(' ').map((word) => {
      const [text = '', reading, lemma = text] = word.split('=');
      return [
        text,
        { lemma, ...(reading && { [spaces ? 'roman' : 'reading']: reading }) },
      ] as const;
    }),
  );
  const built = buildSentence('s1', ['', [...given.keys()].join(spaces ? ' ' : '|'), 'X.'], {
    target,
    native: 'en',
  });
  const tokens = built.target.tokens.map((token) => ({ ...token, ...given.get(token.text) }));
  return {
    ...exampleMaterials.japanese,
    text: { target, native: 'en', sentences: [{ ...built, target: { ...built.target, tokens } }] },
    vocabulary: list.split(' ').map((word, at) => ({ id: `v${at}`, target: word, native: 'x' })),
    pictures: {},
  };
}

/** Returns a column of a sheet's table as text. A word's reading follows the word in brackets. */
export function columnCells(sheet: Sheet | null, heading: string): string[] {
  const [table] = sheet?.blocks ?? [];
  if (table?.kind !== 'table') throw new Error('There is no table.');
  const place = table.columns.findIndex((column) => column.heading === heading);
  return table.rows.map((cells) =>
    (cells[place] ?? [])
      .map((run) =>
        run.kind === 'ruby' ? `${run.text}[${run.reading}]` : run.kind === 'words' ? run.text : '',
      )
      .join(''),
  );
}
