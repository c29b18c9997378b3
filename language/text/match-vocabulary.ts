import { isArticle } from '../articles.ts';
import { foldWord } from '../fold-word.ts';
import { languageOf } from '../languages.ts';
import { replaceSlashes, withAlternatives, withoutBrackets } from '../list-alternatives.ts';
import { scanPieces } from './scan-pieces.ts';
import type { Text, Token } from './text.ts';

/** An occurrence of a vocabulary item in the target text. */
export interface VocabularyMatch {
  /** Index in the vocabulary list. */
  item: number;
  sentenceId: string;
  tokenIds: string[];
}

/**
 * Finds the items of a vocabulary list in the target text. Matches by lemma if the tokens have lemmas,
 * otherwise by form. Ignores leading articles; matches items of several words word by word. A token belongs
 * to only one match: the longer item takes precedence and, if two items are equally long, the item with the
 * same spelling as the text.
 */
export function matchVocabulary(
  text: Text,
  vocabulary: readonly { target: string }[],
): VocabularyMatch[] {
  const ways = (reflexive[text.target] ? [foldWord, withoutPronoun] : [foldWord]).map((fold) => ({
    fold,
    items: indexItems(text.target, vocabulary, fold),
  }));
  return text.sentences.flatMap((sentence) => {
    const words = sentence.target.tokens.filter((token) => token.isWord);
    const found = ways.flatMap(({ fold, items }, way) => {
      const forms = words.map((token) => formsOf(text.target, token, fold));
      return forms.flatMap((own, at) => {
        const begun = new Set(own.flatMap((form) => items.get(firstOf(text.target, form)) ?? []));
        return [...begun].map(({ item, words: wanted }) => ({
          item,
          at,
          way,
          length: matchLength(text.target, wanted, forms, at),
        }));
      });
    });
    const taken = new Set<number>();
    return found
      .filter((match) => match.length > 0)
      .sort((a, b) => b.length - a.length || a.way - b.way || a.at - b.at || a.item - b.item)
      .filter(({ at, length }) => {
        const places = Array.from({ length }, (_, n) => at + n);
        if (places.some((place) => taken.has(place))) return false;
        for (const place of places) taken.add(place);
        return true;
      })
      .sort((a, b) => a.at - b.at)
      .map(({ item, at, length }) => ({
        item,
        sentenceId: sentence.id,
        tokenIds: words.slice(at, at + length).map((token) => token.id),
      }));
  });
}

/**
 * True if a word of the text is an article before a list's entry (`le` in `le chien`), and the entry itself
 * is not an article.
 */
export function isArticleOf(language: string, word: string, entry: string): boolean {
  return isArticle(language, word) && !isArticle(language, entry.trim());
}

interface Wanted {
  item: number;
  words: string[];
}

/**
 * Indexes the items by their first word, so that searching a long list is as fast as searching a short list.
 */
function indexItems(
  language: string,
  vocabulary: readonly { target: string }[],
  fold: typeof foldWord,
): Map<string, Wanted[]> {
  const items = new Map<string, Wanted[]>();
  vocabulary.forEach(({ target }, item) => {
    for (const words of wordings(language, target, fold)) {
      const first = firstOf(language, words[0] ?? '');
      items.set(first, [...(items.get(first) ?? []), { item, words }]);
    }
  });
  return items;
}

/**
 * Returns the index key of a form. The key is the form itself or, if the list and the text are segmented
 * differently, its first letter.
 */
function firstOf(language: string, form: string): string {
  return languageOf(language).spaces ? form : form.slice(0, 1);
}

/**
 * Parses the wordings of an entry: `le beau / la belle (adj.)` -> [[beau], [belle]]. Each wording consists of
 * folded words without an article. Alternative articles and endings (le/la dentiste, alto/a) are dropped,
 * because the other forms of a word are found by lemma.
 */
function wordings(language: string, entry: string, fold: typeof foldWord): string[][] {
  const list = withAlternatives(withoutBrackets(entry)).trim();
  const read = (either: 'endings' | 'words') =>
    replaceSlashes(language, list, ({ kind, parts }) => {
      // If der/die/das is the whole entry, it is three words to learn.
      const isWhole = kind === 'articles' && parts.join('/').length === list.length;
      const parted = isWhole || (kind === 'either' ? either : kind) === 'words';
      return parted ? parts.join(';') : (parts[0] ?? '');
    });
  // Uses both interpretations of the slash (hermano/a mayor, la mer/la plage), because the wrong
  // interpretation does not match any text.
  const plain = [...new Set([read('words'), read('endings')])].join(';');
  return plain
    .split(/[;；|｜,，،、]|(?<!\p{Nd})[/／]|[/／](?!\p{Nd})/u)
    .map((wording) => {
      const words = scanPieces(language, wording)
        .filter((piece) => piece.isWord)
        .map((piece) => piece.text);
      while (words.length > 1 && isArticle(language, words[0] ?? '')) words.shift();
      return words.map((word) => fold(language, word)).filter((word) => word !== '');
    })
    .filter((words) => words.length > 0);
}

/** The pronoun that some lists attach to a verb and that some lemmas omit: levantarse, alzarsi, deitar-se. */
const reflexive: Record<string, readonly [RegExp, string]> = {
  es: [/(?<=[aeií]r)se$/, ''],
  pt: [/(?<=[aeiô]r)-se$/, ''],
  it: [/(?<=[aei]r)si$/, 'e'],
};

function withoutPronoun(language: string, word: string): string {
  const [pronoun = '', ending = ''] = reflexive[language] ?? [];
  return foldWord(language, word).replace(pronoun, ending);
}

/**
 * Matches the part before する in 勉強します. If the token has no lemma, or only the noun's lemma, this part
 * identifies the verb by its spelling.
 */
const suruForm = /^(.*?)(?:し[またてなよ]|すれば)/u;

/**
 * Returns every form by which a token can be found: its own form, and its lemma with and without an article.
 * If pronouns are dropped, uses only the lemma, because Italian persi and versi look like reflexive verbs but
 * are not.
 */
function formsOf(language: string, token: Token, fold: typeof foldWord): string[] {
  const { text, lemma } = token;
  const suru = language === 'ja' ? suruForm.exec(text)?.[1] : undefined;
  const verb = suru === undefined ? [] : [`${fold(language, suru)}する`];
  if (!lemma) return [(language === 'it' ? foldWord : fold)(language, text), ...verb];
  const forms = fold === foldWord ? [fold(language, text), ...verb] : [];
  // Splits a lemma such as "der Hund" into "Hund", or "s'appeler" into "appeler". A plain lemma does not need
  // splitting.
  if (!/[\s/;('’]/.test(lemma)) forms.push(fold(language, lemma));
  else forms.push(...wordings(language, lemma, fold).map((words) => words.join(' ')));
  return forms;
}

/** Returns how many tokens from `at` match the wanted words; 0 if they do not match. */
function matchLength(
  language: string,
  wanted: readonly string[],
  forms: readonly (readonly string[])[],
  at: number,
): number {
  if (languageOf(language).spaces) {
    const fits = wanted.every((word, n) => forms[at + n]?.includes(word) ?? false);
    return fits ? wanted.length : 0;
  }
  // The list and the text are segmented differently, so this code compares their letters.
  const whole = wanted.join('');
  let joined = '';
  for (let n = 0; at + n < forms.length && joined.length < whole.length; n += 1) {
    const own = forms[at + n] ?? [];
    if (own.some((form) => joined + form === whole)) return n + 1;
    joined += own[0] ?? '';
    if (!whole.startsWith(joined)) return 0;
  }
  return 0;
}
