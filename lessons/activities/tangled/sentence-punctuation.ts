import { languageOf } from '#language/languages.ts';

/** The marks that end a clause or sentence, each kind with its shapes in the scripts of the product. */
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
/** Tried where spaces or marks begin, and not again at each of them. */
const tail = new RegExp(`(?<!\\s)(?:\\s+|(?<!${allPunctuation}))${allPunctuation}+$`, 'u');
/** "a.m." and "z.B." keep their stop: it is spelling. */
const abbreviation = /\p{L}\.\p{L}\.$/u;

/** A piece of a sentence and the marks it ends with, the space before them included. */
export function splitPunctuation(piece: string): { words: string; marks: string } {
  const marks = abbreviation.test(piece) ? '' : (tail.exec(piece)?.[0] ?? '');
  return { words: piece.slice(0, piece.length - marks.length), marks };
}

/**
 * Marks belong to the place in the sentence, not to the chunk that fills it: a chunk moved forward must
 * not bring its full stop along. Answers the place's marks in the shapes of the chunk's language; where
 * the chunk has marks of the same kinds, those.
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
/** French sets a narrow space that does not break before its tall marks (Imprimerie nationale). */
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
 * What stands between two pieces that were no neighbours in their own sentence: a space if either
 * language writes spaces, but none at a bracket, an elision, or a mark of full width.
 */
export function spaceBetween(
  before: { text: string; language: string },
  after: { text: string; language: string },
): string {
  const spaceless = [before, after].every(({ language }) => !languageOf(language).spaces);
  if (spaceless || fullWidth.test(before.text.slice(-1)) || fullWidth.test(after.text)) return '';
  return opens.test(before.text) || closes.test(after.text) ? '' : ' ';
}
