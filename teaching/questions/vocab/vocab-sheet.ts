import type { VocabularyItem } from '../../resources/lesson-material.ts';
import type { SheetColumn, SheetRun } from '../../sheets/sheet.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { plainRun } from '../sheet-lines.ts';

/** The key vocabulary as a list to learn from, with a column to write in. */
export const vocabSheet: QuestionSheet<{ items: readonly VocabularyItem[] }> = (
  { items },
  { material, order },
) => {
  if (items.length === 0) return null;
  const { target, native } = material.text;
  const pictured = items.some(({ id }) => material.pictures[id]);
  const columns: SheetColumn[] = [
    { heading: '', language: 'en', width: 0.28 },
    ...(pictured ? [{ heading: '', language: 'en', width: 0.4 }] : []),
    { heading: 'Word', language: target, width: 1.2 },
    { heading: 'Meaning', language: native, width: 1.2 },
    { heading: 'Write it', language: target, width: 1.2 },
  ];
  return {
    title: 'Key vocabulary',
    instruction: 'Learn the words. Cover one side, say the other, then write the word.',
    blocks: [
      {
        kind: 'table',
        columns,
        rows: order
          .arrange(items)
          .map((item, at) => [
            [plainRun(String(at + 1))],
            ...(pictured ? [pictureOf(material.pictures[item.id])] : []),
            [plainRun(item.target)],
            [plainRun(item.native)],
            [],
          ]),
      },
    ],
    key: [],
  };
};

type Picture = { emoji?: string | undefined; key?: string | undefined; alt: string };

/** An item without a picture has an empty run: its cell is no place to write in. */
function pictureOf(picture: Picture | undefined): SheetRun[] {
  if (!picture) return [plainRun('\u00a0')];
  const { alt, key, emoji } = picture;
  return [{ kind: 'picture', alt, ...(key && { key }), ...(emoji && { emoji }) }];
}
