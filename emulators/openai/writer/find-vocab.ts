import { buildSide } from '#language/text/build-sentence.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import { topics } from './corpus/topics.ts';
import type { WriterLanguage } from './languages.ts';
import type { Located } from './locate.ts';

/**
 * A vocabulary item of the corpus with the form used in the text. The form is empty if the text does not
 * contain the item.
 */
export interface VocabItem {
  target: string;
  native: string;
  /** A one-letter code from `codeOfPartOfSpeech`. */
  code: string;
  form: string;
  sentenceId: string;
}

/** Returns the vocabulary of the text's scenes: first the words that occur in the text, in text order. */
export function findVocab(
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): VocabItem[] {
  const scenes = new Set(located.flatMap(({ found }) => (found ? [found.scene] : [])));
  const words = tokensOf(located, target);
  const items = [...scenes].flatMap((scene) => {
    const meanings = native.text.scenes[scene]?.vocab ?? [];
    const codes = topics[scene].vocab.split(' ');
    return (target.text.scenes[scene]?.vocab ?? []).map((word, at) => {
      const code = codes[at]?.slice(0, 1) ?? 'X';
      const used = findForm(word, code, words, target, located);
      return { target: word, native: meanings[at] ?? '', code, ...used };
    });
  });
  const once = items.filter(
    (item, at) =>
      item.native !== '' &&
      items.findIndex(
        (other) => fold(other.target, target.code) === fold(item.target, target.code),
      ) === at,
  );
  const order = (item: VocabItem) =>
    item.form ? located.findIndex(({ id }) => id === item.sentenceId) : located.length;
  return once.sort((one, two) => order(one) - order(two));
}

/** Auxiliary verbs. They are in English because the lexicons link all languages through English. */
const helping = new Set(['be', 'have', 'can', 'must', 'will', 'do', 'let', 'shall', 'may']);

/**
 * Returns the text's verbs and adjectives that are not in the scenes' vocabulary, in text order. They
 * supplement the vocabulary of a very short text. Nouns are omitted, because the lexicons do not contain
 * their articles.
 */
export function findMoreWords(
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): VocabItem[] {
  const seen = new Set<string>();
  const inEnglish = (word: string, code: string) => (code === 'V' ? `to ${word}` : word);
  return tokensOf(located, target).flatMap(({ form, lemma, code, gloss, sentenceId }) => {
    const folded = fold(lemma, target.code);
    const english = target.code === 'en' ? lemma : gloss;
    const isWanted = (code === 'V' || code === 'A') && english !== '' && !helping.has(english);
    const meaning =
      native.code === 'en' ? inEnglish(english, code) : native.lexicon.byGloss(english);
    if (!isWanted || !meaning || seen.has(folded)) return [];
    seen.add(folded);
    const word = target.code === 'en' ? inEnglish(lemma, code) : lemma;
    return [{ target: word, native: meaning, code, form, sentenceId }];
  });
}

interface Used {
  gloss: string;
  form: string;
  lemma: string;
  code: string;
  sentenceId: string;
}

function tokensOf(located: readonly Located[], language: WriterLanguage): Used[] {
  return located.flatMap(({ id, target, found }) => {
    const place = found ? `${found.scene}.${found.place}` : undefined;
    return buildSide(language.code, target, 'x').tokens.flatMap((token) => {
      const entry = token.isWord ? language.lexicon.find(token.text, place) : undefined;
      return entry
        ? [
            {
              ...{ form: token.text, lemma: entry.lemma, gloss: entry.gloss },
              ...{ code: entry.code, sentenceId: id },
            },
          ]
        : [];
    });
  });
}

/** Returns a dictionary form without its article or, in English, without "to". */
export function bare(word: string, language: WriterLanguage): string {
  const words = buildSide(language.code, word, 'x').tokens.filter(({ isWord }) => isWord);
  const head = words[0];
  const entry = head && language.lexicon.find(head.text.toLowerCase());
  const isArticle = entry?.code === 'T' || (language.code === 'en' && head?.text === 'to');
  const rest = head && isArticle && words.length > 1 ? word.slice(head.end) : word;
  return rest.trim();
}

function findForm(
  word: string,
  code: string,
  words: readonly Used[],
  language: WriterLanguage,
  located: readonly Located[],
): { form: string; sentenceId: string } {
  const wanted = bare(word, language);
  const folded = fold(wanted, language.code);
  const one = words.find(
    (used) =>
      (fold(used.lemma, language.code) === folded || fold(used.form, language.code) === folded) &&
      used.code === code,
  );
  if (one) return { form: one.form, sentenceId: one.sentenceId };
  const several = /\s/u.test(wanted) || Array.from(wanted).length > 2;
  const sentence = several
    ? located.find(({ target }) => ` ${plain(target)} `.includes(` ${plain(wanted)} `))
    : undefined;
  return sentence ? { form: wanted, sentenceId: sentence.id } : { form: '', sentenceId: '' };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}’-]+/gu, ' ')
    .trim();
