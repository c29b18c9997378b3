/**
 * Marks that nobody sees and that part no words: soft hyphens, marks of direction and of encoding, word
 * joiners. The joiners U+200C and U+200D stay: Persian and Hindi are misspelt without them.
 */
const unseen =
  /(?:[\u00AD\u061C\u180E\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\u034F)+/gu;

/**
 * Forms of letters that only a printed page has: ligatures (ﬁ), Hebrew and Arabic presentation forms, the
 * vertical and small forms of marks, radicals that stand for characters, half-width kana and jamo. Not the
 * whole of NFKC, which makes "a" of "ª" and "2" of "²" (Unicode 16, compatibility decompositions).
 */
const printed =
  /[\uFB00-\uFB4F\uFB50-\uFDF9\uFDFC\uFE10-\uFE19\uFE30-\uFE48\uFE50-\uFE6B\uFE70-\uFEFC\uFF61-\uFFDC\u2E9F\u2EF3\u2F00-\u2FD5]+/gu;
/** An Arabic mark that is printed alone stands on a space or a stroke, which are no letters. */
const carried = /[ \u0640](?=[\u064B-\u0652\u0670])/gu;

/** Spaces of a fixed or an odd width. The ideographic one (U+3000) belongs to its script. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F]/gu;

/** Letters whose words stand without spaces, where a zero-width space only allows a line to end. */
const spaceless =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';
const parted = new RegExp(
  `(?<=(?![${spaceless}])[\\p{L}\\p{M}\\p{N}\\p{P}])\\u200B+(?=(?![${spaceless}])[\\p{L}\\p{N}])`,
  'gu',
);

/**
 * The one door for words from outside, whether pasted, typed or out of a file: composed (NFC), in the letters
 * that a keyboard makes, with plain spaces and without unseen marks. Line breaks and tabs stay. A zero-width
 * space is a space between two words of a text (`running`), and nothing in a single word or name.
 */
export function cleanText(text: string, use: 'running' | 'word' = 'word'): string {
  const seen = text.replace(unseen, '');
  return (use === 'running' ? seen.replace(parted, ' ') : seen)
    .replace(/\u200B/gu, '')
    .replace(printed, (forms) => forms.normalize('NFKC').replace(carried, ''))
    .replace(spaces, ' ')
    .normalize('NFC');
}

/** Tags, emphasis, code and links as Markdown and HTML write them. */
const markup = /<\/?[a-z!][^<>]*>|\*\*|```|\]\(|&(?:[a-z]+|#\d+);/iu;
const address = /https?:\/\/|www\.|javascript:|data:text/iu;

/** Whether a line of a model can stand in a lesson: words alone, no markup and no address of the web. */
export const isPlainLine = (line: string): boolean => !markup.test(line) && !address.test(line);
