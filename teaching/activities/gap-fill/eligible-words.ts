import type { Sentence, Text, Token } from '../../text/text.ts';
import { verbParts } from './verb-parts.ts';

/** A word that may become a gap, with its place among all words of the text (for distances). */
export interface EligibleWord {
  token: Token;
  sentenceId: string;
  position: number;
}

/** A text is asked for its words at every turn of a dial, and never changes in place. */
const known = new WeakMap<Text, Map<boolean, readonly EligibleWord[]>>();

/**
 * Every word of the target text that may become a gap (language-rules 1): no proper names, digits,
 * dates, addresses, speakers' names or leaning particles (l', qu'). `wholeFirst` leaves out the first
 * sentence, unless it is the only one.
 */
export function eligibleWords(text: Text, wholeFirst: boolean): readonly EligibleWord[] {
  const ofText = known.get(text) ?? new Map<boolean, readonly EligibleWord[]>();
  known.set(text, ofText);
  const found = ofText.get(wholeFirst) ?? findWords(text, wholeFirst);
  ofText.set(wholeFirst, found);
  return found;
}

function findWords(text: Text, wholeFirst: boolean): EligibleWord[] {
  const speakers = speakerNames(text);
  const found: EligibleWord[] = [];
  let position = 0;
  text.sentences.forEach((sentence, index) => {
    const whole = wholeFirst && index === 0 && text.sentences.length > 1;
    const first = sentence.target.tokens.find((token) => token.isWord);
    // A stranded prefix belongs to its verb: alone it asks for nothing.
    const stranded = new Set(verbParts(sentence, text.target).values());
    for (const token of sentence.target.tokens) {
      if (!token.isWord) continue;
      position += 1;
      if (whole || speakers.has(token.text) || stranded.has(token)) continue;
      if (mayBeGap(text.target, sentence, token, token === first)) {
        found.push({ token, sentenceId: sentence.id, position });
      }
    }
  });
  return found;
}

function speakerNames(text: Text): Set<string> {
  const names = text.sentences.map((sentence) => sentence.speaker ?? '');
  return new Set(names.flatMap((name) => name.split(/\s+/)).filter((name) => name !== ''));
}

function mayBeGap(language: string, sentence: Sentence, token: Token, isFirst: boolean): boolean {
  const { text, pos } = token;
  if (/\p{N}/u.test(text)) return false;
  if (pos === 'name') return false;
  if (isLeaning(language, text)) return false;
  return pos !== undefined || !looksLikeName(language, sentence, token, isFirst);
}

/**
 * Before the tags have arrived, a capital inside a sentence is taken for a name. German gives every
 * noun a capital, so there is nothing to be seen; scripts without capitals have no sign at all.
 */
function looksLikeName(
  language: string,
  sentence: Sentence,
  token: Token,
  isFirst: boolean,
): boolean {
  if (language === 'de' || isFirst || !/^\p{Lu}/u.test(token.text)) return false;
  if (language === 'en' && /^I(?:['’].+)?$/.test(token.text)) return false;
  // After a full stop or an opening quotation mark the capital means nothing.
  const before = sentence.target.text.slice(Math.max(0, token.start - 3), token.start);
  return !/[.!?…:«“„"‘—–-]\s*$/u.test(before);
}

/** l', qu', 's: they lean on a neighbour. English "the students'" is a word and its possessive. */
function isLeaning(language: string, word: string): boolean {
  if (/^['’ʼ]\p{L}$/u.test(word)) return true;
  const possessive = language === 'en' && /\p{L}s['’ʼ]$/u.test(word);
  return !possessive && /['’ʼ]$/u.test(word);
}
