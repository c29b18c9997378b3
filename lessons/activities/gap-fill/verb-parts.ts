import { isArticle } from '#language/articles.ts';
import type { PartOfSpeech, Sentence, Token } from '#language/text/text.ts';

/** Prefixes that separate from their verb: *steht … auf*, *komt … aan*, *jövök el*. */
const separable: Record<string, ReadonlySet<string>> = {
  de: new Set(
    (
      'ab an auf aus bei da durch ein empor entgegen fern fest fort frei her heraus herein heran herum hin hinaus ' +
      'hinein hinzu kennen los mit nach nieder statt teil um vor voraus vorbei weg weiter wieder zu ' +
      'zurück zusammen über unter'
    ).split(' '),
  ),
  nl: new Set(
    'aan achter af bij binnen door in langs mee na neer om onder op over terug tegen toe uit voor voorbij weg'.split(
      ' ',
    ),
  ),
  hu: new Set(
    'abba be bele el fel föl haza hozzá ide ki le meg oda össze rá szét vissza át'.split(' '),
  ),
};

/**
 * Maps each separated verb's token to its prefix. The lemma identifies the pair: `steht` with the lemma
 * `aufstehen`, and `auf` later in the sentence. Empty before the tags arrive.
 */
export function verbParts(sentence: Sentence, language: string): Map<string, Token> {
  const prefixes = separable[language];
  const found = new Map<string, Token>();
  if (!prefixes) return found;
  const tokens = sentence.target.tokens.filter(({ text }) => text.trim() !== '');
  tokens.forEach((token, at) => {
    const lemma = token.pos === 'verb' ? token.lemma?.toLowerCase() : undefined;
    if (!lemma) return;
    const isPrefix = ({ isWord, text, pos }: Token) => {
      const word = text.toLowerCase();
      // Hungarian "ki" also means "who".
      return (
        isWord &&
        pos !== 'noun' &&
        pos !== 'pronoun' &&
        prefixes.has(word) &&
        lemma.startsWith(word)
      );
    };
    const before = language === 'de' ? undefined : prefixBefore(tokens.slice(0, at), isPrefix);
    const prefix = before ?? prefixBehind(tokens.slice(at + 1), isPrefix, language);
    // If prefix and verb form one word (aufzustehen, aufgestanden), the prefix is not separated.
    if (prefix && !token.text.toLowerCase().startsWith(prefix.text.toLowerCase())) {
      found.set(token.id, prefix);
    }
  });
  return found;
}

/**
 * Finds the prefix after its verb. A candidate is a prefix if punctuation, a conjunction or the end of the
 * sentence follows it; otherwise it is a preposition: "Er steigt aus dem Bus aus." If this rule finds no
 * prefix, the prefix is the last candidate that governs no noun: "Er kommt mit ins Kino mit Anna."
 */
function prefixBehind(
  tokens: readonly Token[],
  isPrefix: (token: Token) => boolean,
  language: string,
): Token | undefined {
  const ends = (_: Token, at: number) => {
    const next = tokens[at + 1];
    return !next?.isWord || next.pos === 'conjunction';
  };
  const isFree = (_: Token, at: number) => {
    const next = tokens[at + 1];
    return !next || !beginsNoun(language, next);
  };
  return (
    tokens.find((token, at) => isPrefix(token) && ends(token, at)) ??
    tokens.findLast((token, at) => isPrefix(token) && isFree(token, at)) ??
    tokens.findLast(isPrefix)
  );
}

const nounClasses = new Set<PartOfSpeech | undefined>([
  'noun',
  'name',
  'article',
  'adjective',
  'number',
  'pronoun',
]);
const possessive = /^(?:[mdsk]ein|ihr|unse?r|eue?r|mijn|jouw|zijn|onze?|hun)(?:e[mnrs]?)?$/iu;

/** True if a noun phrase may begin with this word. The word before it is then a preposition, not a prefix. */
const beginsNoun = (language: string, { text, pos }: Token): boolean =>
  nounClasses.has(pos) || isArticle(language, text) || possessive.test(text);

/**
 * Finds a prefix that precedes its verb with only other verbs between them: "om op te staan", "Meg akarom
 * nézni".
 */
function prefixBefore(
  tokens: readonly Token[],
  isPrefix: (token: Token) => boolean,
): Token | undefined {
  const last = tokens.findLast(
    (token) => isPrefix(token) || (token.pos !== 'verb' && token.text !== 'te'),
  );
  return last && isPrefix(last) ? last : undefined;
}
