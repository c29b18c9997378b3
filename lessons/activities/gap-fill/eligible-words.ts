import { isArticle } from '#language/articles.ts';
import { languageOf } from '#language/languages.ts';
import { isShortened } from '#language/text/is-shortened.ts';
import { maySentenceBegin } from '#language/text/may-sentence-begin.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import { verbParts } from './verb-parts.ts';

/** A word that may become a gap, with its position among all words of the text (for distances). */
export interface EligibleWord {
  token: Token;
  sentenceId: string;
  position: number;
}

/** Cache: every slider step queries the words, and a text is never mutated. */
const known = new WeakMap<Text, Map<boolean, readonly EligibleWord[]>>();

/**
 * Returns every word of the target text that may become a gap (language-rules 1). Excludes proper names,
 * digits, dates, addresses, speakers' names, clitics (l', qu') and parts of a word. `wholeFirst` also
 * excludes the first sentence, unless it is the only one.
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
  // A speaker's name that is tagged as an ordinary word may become a gap: "Der Kellner bringt die Karte."
  const isSpeaker = ({ text: word, pos }: Token) =>
    (pos === undefined || pos === 'name') && speakers.has(word);
  const found: EligibleWord[] = [];
  let position = 0;
  text.sentences.forEach((sentence, index) => {
    const whole = wholeFirst && index === 0 && text.sentences.length > 1;
    // A separated prefix belongs to its verb; a gap for the prefix alone tests nothing.
    const stranded = new Set(verbParts(sentence, text.target).values());
    for (const token of sentence.target.tokens) {
      if (!token.isWord) continue;
      position += 1;
      if (whole || isSpeaker(token) || stranded.has(token)) continue;
      if (mayBeGap(text.target, sentence, token)) {
        found.push({ token, sentenceId: sentence.id, position });
      }
    }
  });
  return found;
}

function speakerNames(text: Text): Set<string> {
  const names = text.sentences.map((sentence) => sentence.speaker ?? '');
  const words = names.flatMap((name) => name.split(/\s+/));
  return new Set(words.filter((word) => word !== '' && !isArticle(text.target, word)));
}

function mayBeGap(language: string, sentence: Sentence, token: Token): boolean {
  const { text, pos } = token;
  if (/\p{N}/u.test(text)) return false;
  if (pos === 'name') return false;
  if (isClitic(language, text) || isFragment(language, sentence, token)) return false;
  return pos !== undefined || !looksLikeName(language, sentence, token);
}

/**
 * Before the tags arrive, treats a capitalised word inside a sentence as a name. Returns false for German,
 * which capitalises every noun, and for scripts without capitals.
 */
function looksLikeName(language: string, sentence: Sentence, token: Token): boolean {
  if (language === 'de' || !/^\p{Lu}/u.test(token.text)) return false;
  if (language === 'en' && /^I(?:['’].+)?$/.test(token.text)) return false;
  return !maySentenceBegin(language, sentence.target, token);
}

/** Letters that are not words by themselves in any European language, or that are only abbreviations. */
const consonants = /^[b-df-hj-np-tv-xzбвгджзклмнпрстфхцчшщ]{1,2}$/iu;

/**
 * Abbreviated units. Excludes any unit that is also a preposition in some language (в к с, Polish w z, Czech
 * s v).
 */
const units =
  /^(?:[ckm]?[gm]|[cdhm]?l|h|min|pm|[kmgt]b|k?w?h|k?hz|kw|ct|kr|ft|lb|[км]?г|[скм]?м|м?л|ч|мин|т|грн?)$/iu;

/**
 * True if a word after a number is the number's unit. Danish "min" also means "my"; the tag tells them apart.
 */
function isUnit({ text, pos }: Token): boolean {
  if (pos === 'noun' && text.length === 1) return true;
  const mayCount = pos === undefined || ['noun', 'measure', 'other'].includes(pos);
  return mayCount && units.test(text);
}

/**
 * True for a fragment of a word, because a gap for a fragment tests nothing: né(e), amigo/a, z. B., EE. UU.,
 * и т. д., the h of 10 h 30.
 */
function isFragment(language: string, sentence: Sentence, token: Token): boolean {
  const { text, start, end } = token;
  if (!languageOf(language).spaces) return false;
  if (isShortened(text)) return true;
  const before = sentence.target.text.slice(Math.max(0, start - 4), start);
  const after = sentence.target.text.slice(end, end + 4);
  if (/^(?:[()]|\/-?)\p{L}/u.test(after) || /\p{L}(?:[()]|\/-?)$/u.test(before)) return true;
  if (/\p{N}\s?$/u.test(before) && isUnit(token)) return true;
  if (/°\s?$/u.test(before) && consonants.test(text)) return true;
  if (language === 'he' && /^['׳’](?!\p{L})/u.test(after)) return true;
  // A short word with a full stop in the middle of its sentence: EE. UU., Sr. López, Prof. Dr.
  if (/^\p{L}{2,4}$/u.test(text) && /^\.\s?[\p{L}\p{N}]/u.test(after)) return true;
  if (!/^[a-zà-ÿа-я]$/iu.test(text) || !after.startsWith('.')) return false;
  // "Il y en a." ends with a word. "i. e." and "т. е." are recognised by the letter next to them.
  const hasNeighbour =
    /^\.\s?(?:\p{Ll}|\p{L}\.)/u.test(after) || /(?<!\p{L})\p{L}\.\s?$/u.test(before);
  return consonants.test(text) || hasNeighbour;
}

/**
 * True for l', qu' and 's, which attach to a neighbouring word. English "the students'" is a word and its
 * possessive.
 */
function isClitic(language: string, word: string): boolean {
  if (/^['’ʼ]\p{L}$/u.test(word)) return true;
  const possessive = language === 'en' && /\p{L}s['’ʼ]$/u.test(word);
  return !possessive && /['’ʼ]$/u.test(word);
}
