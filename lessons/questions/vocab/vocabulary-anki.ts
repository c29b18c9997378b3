import { languageOf } from '#language/languages.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { readingColumn, vocabularyRows } from './vocabulary-rows.ts';

/**
 * The key vocabulary as a text file that Anki imports into a deck of its own: word, meaning, its
 * reading where any word has one, example and tags, parted by tabs, under the header lines of the Anki manual ("Text files", file headers).
 */
export function vocabularyAnki(material: LessonMaterial): string {
  const { target, native } = material.text;
  const tags = ['lexiloom', languageOf(target).name, material.level].map(tag).join(' ');
  const deck = oneLine(material.title).replace(/:{2,}/g, ':') || 'Vocabulary';
  const rows = vocabularyRows(material);
  const readings = readingColumn(rows);
  const columns = [
    languageOf(target).name,
    languageOf(native).name,
    ...readings.head,
    'Example',
    'Tags',
  ];
  const lines = rows.map((row) =>
    [row.target, row.native, ...readings.of(row), row.example, tags].map(field).join('\t'),
  );
  return `${[
    '#separator:tab',
    '#html:false',
    `#deck:Lexiloom::${deck}`,
    `#columns:${columns.join('\t')}`,
    `#tags column:${columns.length}`,
    ...lines,
  ].join('\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A tag holds no space. */
const tag = (text: string) => oneLine(text).replaceAll(' ', '-');

/** A line that begins with "#" would be a comment, and a quote begins a quoted field. */
function field(text: string): string {
  const line = oneLine(text);
  return line.includes('"') || line.startsWith('#') ? `"${line.replaceAll('"', '""')}"` : line;
}
