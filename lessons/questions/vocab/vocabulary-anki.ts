import { t } from '@lingui/core/macro';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { escapeXml } from '#language/text/escape-xml.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { readingColumn, vocabularyRows } from './vocabulary-rows.ts';

/** Names of sound files, by vocabulary item id. */
type AnkiSounds = ReadonlyMap<string, string>;

/**
 * Returns the key vocabulary as a text file that Anki imports into a separate deck. The columns, separated by
 * tabs, are word, meaning, reading (if any word has one), sound (if there are `sounds`), example and tags.
 * They follow the header lines from the Anki manual ("Text files", file headers). With sounds, the fields are
 * HTML.
 */
export function vocabularyAnki(material: LessonMaterial, sounds: AnkiSounds = new Map()): string {
  const { target, native } = material.text;
  const tags = ['lexiloom', languageOf(target).name, material.level].map(tag).join(' ');
  const deck = oneLine(material.title).replace(/:{2,}/g, ':') || t`Vocabulary`;
  const rows = vocabularyRows(material);
  const readings = readingColumn(rows);
  const hasSound = sounds.size > 0;
  const field = hasSound ? (text: string) => textField(escapeXml(text)) : textField;
  const soundOf = (at: number) => {
    const name = sounds.get(material.vocabulary[at]?.id ?? '');
    return name === undefined ? '' : `[sound:${name}]`;
  };
  const columns = [
    languageName(target, wordingsLanguage()),
    languageName(native, wordingsLanguage()),
    ...readings.head,
    ...(hasSound ? [t`Sound`] : []),
    t`Example`,
    t({ message: 'Tags', context: 'of flashcards' }),
  ];
  const lines = rows.map((row, at) =>
    [
      row.target,
      row.native,
      ...readings.of(row),
      ...(hasSound ? [soundOf(at)] : []),
      row.example,
      tags,
    ]
      .map(field)
      .join('\t'),
  );
  return `${[
    '#separator:tab',
    `#html:${hasSound}`,
    `#deck:Lexiloom::${deck}`,
    `#columns:${columns.join('\t')}`,
    `#tags column:${columns.length}`,
    ...lines,
  ].join('\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Tags cannot contain spaces. */
const tag = (text: string) => oneLine(text).replaceAll(' ', '-');

/**
 * Quotes a field if needed: a line that begins with "#" would be a comment, and a quote begins a quoted
 * field.
 */
function textField(text: string): string {
  const line = oneLine(text);
  return line.includes('"') || line.startsWith('#') ? `"${line.replaceAll('"', '""')}"` : line;
}
