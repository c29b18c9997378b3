import { t } from '@lingui/core/macro';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { VocabularyItem } from '../../draft/lesson-material.ts';
import type { SheetColumn, SheetRun } from '../../sheets/sheet.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { plainRun } from '../sheet-lines.ts';
import { listShowsReadings, readingOf, rubyRuns, splitArticle } from './reading-of.ts';
import { usesOf } from './uses-of.ts';

/** The key vocabulary as a list for learning, with a column to write in. */
export const vocabSheet: QuestionSheet<{ items: readonly VocabularyItem[] }> = (
  { items },
  { material, order },
) => {
  if (items.length === 0) return null;
  const { target, native } = material.text;
  const pictures = items.flatMap(({ id }) => material.pictures[id] ?? []);
  const pictured = pictures.length > 0;
  const uses = usesOf(items, material);
  const words = items.map((item) => ({
    item,
    ...splitArticle(item.target.trim(), target),
    reading: readingOf(item, uses.get(item.id)?.tokens ?? [], target),
  }));
  const read = listShowsReadings(words, target);
  const columns: SheetColumn[] = [
    { heading: '', language: wordingsLanguage(), width: 0.28 },
    ...(pictured ? [pictureColumn(pictures)] : []),
    { heading: t`Word`, language: target, width: 1.2 },
    { heading: t`Meaning`, language: native, width: 1.2 },
    { heading: t`Write it`, language: target, width: 1.2 },
  ];
  return {
    title: t`Key vocabulary`,
    instruction: t`Learn the words. Cover one side, say the other, then write the word.`,
    blocks: [
      {
        kind: 'table',
        columns,
        rows: order
          .arrange(words)
          .map(({ item, article, word, reading }, at) => [
            [plainRun(String(at + 1))],
            ...(pictured ? [pictureOf(material.pictures[item.id])] : []),
            read && reading
              ? [...(article ? [plainRun(article)] : []), ...rubyRuns(word, reading, target)]
              : [plainRun(item.target)],
            [plainRun(item.native)],
            [],
          ]),
      },
    ],
    key: [],
  };
};

type Picture = { emoji?: string | undefined; key?: string | undefined; alt: string };

/**
 * Returns a column wide enough for pictures of 2 cm, on paper and in Word. An emoji is only as wide as one
 * letter.
 */
function pictureColumn(pictures: readonly Picture[]): SheetColumn {
  const width = pictures.some(({ key }) => key) ? 0.64 : 0.4;
  return { heading: '', language: wordingsLanguage(), width, pictures: true };
}

/**
 * Returns the picture of an item. Without a picture, returns an empty run, so that the cell does not become a
 * place to write in.
 */
function pictureOf(picture: Picture | undefined): SheetRun[] {
  if (!picture) return [plainRun('\u00a0')];
  const { alt, key, emoji } = picture;
  return [{ kind: 'picture', alt, ...(key && { key }), ...(emoji && { emoji }) }];
}
