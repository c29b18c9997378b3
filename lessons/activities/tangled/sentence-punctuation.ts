import { languageOf } from '#language/languages.ts';

/** The punctuation that ends a clause or sentence, each kind with its forms in the supported scripts. */
const kinds = {
  stop: '.。．।۔',
  comma: ',、，،',
  question: '?？؟',
  shout: '!！',
  half: ';；؛',
  colon: ':：',
};
type Kind = keyof typeof kinds;

const allPunctuation = `[${Object.values(kinds).join('')}…]`;
/**
 * Matches only at the start of a run of spaces or punctuation, so that the match is not retried at each
 * character of the run.
 */
const tail = new RegExp(`(?<!\\s)(?:\\s+|(?<!${allPunctuation}))${allPunctuation}+$`, 'u');
/** "a.m." and "z.B." keep their full stop, which is part of the spelling. */
const abbreviation = /\p{L}\.\p{L}\.$/u;

/**
 * Splits a piece of a sentence into its words and its final punctuation, which includes the space before it.
 */
export function splitPunctuation(piece: string): { words: string; marks: string } {
  const marks = abbreviation.test(piece) ? '' : (tail.exec(piece)?.[0] ?? '');
  return { words: piece.slice(0, piece.length - marks.length), marks };
}

/**
 * Returns the punctuation for a position in the sentence, in the style of the chunk's language. If the
 * chunk's own punctuation is of the same kinds, returns it instead. Punctuation belongs to the position, not
 * to the chunk: a chunk that moves forward must not take its full stop with it.
 */
export function marksFor(place: string, own: string, language: string): string {
  const wanted = kindsOf(place);
  if (wanted.join() === kindsOf(own).join()) return own;
  return wanted.map((kind) => (kind in kinds ? shape(kind as Kind, language) : kind)).join('');
}

function kindsOf(marks: string): string[] {
  return [...marks.replace(/[\s\u00A0\u202F]+/gu, '')].map(
    (mark) => Object.entries(kinds).find(([, shapes]) => shapes.includes(mark))?.[0] ?? mark,
  );
}

const latin: Record<Kind, string> = {
  stop: '.',
  comma: ',',
  question: '?',
  shout: '!',
  half: ';',
  colon: ':',
};
const full = {
  ...latin,
  stop: '。',
  comma: '，',
  question: '？',
  shout: '！',
  half: '；',
  colon: '：',
};
const arabic = { ...latin, comma: '،', question: '؟', half: '؛' };
/** French sets a narrow no-break space before tall punctuation (Imprimerie nationale). */
const french = {
  ...latin,
  question: '\u202F?',
  shout: '\u202F!',
  half: '\u202F;',
  colon: '\u00A0:',
};

function shape(kind: Kind, language: string): string {
  const { script } = languageOf(language);
  if (language === 'fr') return french[kind];
  if (language === 'ja') return { ...full, comma: '、' }[kind];
  if (script === 'Hans' || script === 'Hant') return full[kind];
  if (language === 'ur') return { ...arabic, stop: '۔' }[kind];
  if (script === 'Arab') return arabic[kind];
  if (['Deva', 'Beng', 'Guru'].includes(script)) return { ...latin, stop: '।' }[kind];
  return latin[kind];
}

const fullWidth = /^[、。，．！？：；」』）】…「『（【]/u;
const opens = /[([{“„‘«「『（【'’-]$/u;
const closes = /^[)\]}”’»,.;:!?،؛؟۔।…]/u;

/**
 * Returns the text between two pieces that were not adjacent in their own sentence. This is a space if either
 * language uses spaces, except next to a bracket, an elision, or full-width punctuation.
 */
export function spaceBetween(
  before: { text: string; language: string },
  after: { text: string; language: string },
): string {
  const spaceless = [before, after].every(({ language }) => !languageOf(language).spaces);
  if (spaceless || fullWidth.test(before.text.slice(-1)) || fullWidth.test(after.text)) return '';
  return opens.test(before.text) || closes.test(after.text) ? '' : ' ';
}
