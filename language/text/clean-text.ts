/**
 * Invisible characters that do not separate words: soft hyphens, direction and encoding characters, word
 * joiners. U+200C and U+200D are not included, because Persian and Hindi are misspelt without them.
 */
const unseen =
  /(?:[\u00AD\u061C\u180E\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\u034F)+/gu;

/**
 * Presentation forms from print: ligatures (ﬁ), Hebrew and Arabic presentation forms, vertical and small
 * forms of punctuation, radicals used as characters, half-width kana and jamo. NFKC would convert these and
 * more, such as "ª" to "a" and "²" to "2" (Unicode 16, compatibility decompositions).
 */
const printed =
  /[\uFB00-\uFB4F\uFB50-\uFDF9\uFDFC\uFE10-\uFE19\uFE30-\uFE48\uFE50-\uFE6B\uFE70-\uFEFC\uFF61-\uFFDC\u2E9F\u2EF3\u2F00-\u2FD5]+/gu;
/** Matches the space or tatweel that carries an isolated Arabic diacritic. The carrier is not a letter. */
const carried = /[ \u0640](?=[\u064B-\u0652\u0670])/gu;

/** No-break and fixed-width spaces. Excludes the ideographic space (U+3000), which belongs to its script. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F]/gu;

/** Letters of scripts without spaces. Between these letters, a zero-width space only allows a line break. */
const spaceless =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';
const parted = new RegExp(
  `(?<=(?![${spaceless}])[\\p{L}\\p{M}\\p{N}\\p{P}])\\u200B+(?=(?![${spaceless}])[\\p{L}\\p{N}])`,
  'gu',
);

/**
 * Normalises all external text, whether pasted, typed or uploaded: NFC, letters that a keyboard can type,
 * plain spaces and no invisible characters. Line breaks and tabs stay. In running text (`running`), a
 * zero-width space between two words is converted to a space; in a single word or name (`word`), it is
 * dropped.
 */
export function cleanText(text: string, use: 'running' | 'word' = 'word'): string {
  const seen = text.replace(unseen, '');
  return (use === 'running' ? seen.replace(parted, ' ') : seen)
    .replace(/\u200B/gu, '')
    .replace(printed, (forms) => forms.normalize('NFKC').replace(carried, ''))
    .replace(spaces, ' ')
    .normalize('NFC');
}

/** Matches tags, emphasis, code and links in Markdown or HTML. */
const markup = /<\/?[a-z!][^<>]*>|\*\*|```|\]\(|&(?:[a-z]+|#\d+);/iu;
const address = /https?:\/\/|www\.|javascript:|data:text/iu;

/** True if a model's line is suitable for a lesson: it contains no markup and no web address. */
export const isPlainLine = (line: string): boolean => !markup.test(line) && !address.test(line);
