import type { Sentence, Token } from '../../text/text.ts';

/** Prefixes that part from their verb: *steht … auf*, *komt … aan*, *jövök el*. */
const separable: Record<string, ReadonlySet<string>> = {
  de: new Set(
    (
      'ab an auf aus bei da durch ein empor entgegen fest fort frei her heraus herein heran hin hinaus ' +
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
 * Verbs of a sentence that stand in two parts: each verb's token with its stranded prefix, which the
 * dictionary form tells (`steht`, lemma `aufstehen`, with `auf` further on). Empty before the tags arrive.
 */
export function verbParts(sentence: Sentence, language: string): Map<string, Token> {
  const prefixes = separable[language];
  const found = new Map<string, Token>();
  if (!prefixes) return found;
  const { tokens } = sentence.target;
  tokens.forEach((token, at) => {
    const lemma = token.pos === 'verb' ? token.lemma?.toLowerCase() : undefined;
    // Together in one word (aufzustehen, aufgestanden) nothing is stranded.
    if (!lemma) return;
    const prefix = tokens.slice(at + 1).find(({ isWord, text, pos }) => {
      const word = text.toLowerCase();
      return isWord && pos !== 'noun' && prefixes.has(word) && lemma.startsWith(word);
    });
    if (prefix && !token.text.toLowerCase().startsWith(prefix.text.toLowerCase())) {
      found.set(token.id, prefix);
    }
  });
  return found;
}
