import type { Text } from '#language/text/text.ts';

/** One item for every `each` sentences, within bounds that fit a lesson. */
export function bySentences(each: number, least: number, most: number): (text: Text) => number {
  return ({ sentences }) => Math.min(most, Math.max(least, Math.round(sentences.length / each)));
}

/** The different words of the text, figures and capitals aside. */
export function differentWords({ sentences, target }: Text): string[] {
  const words = sentences
    .flatMap((sentence) => sentence.target.tokens)
    .filter((token) => token.isWord && !/\p{N}/u.test(token.text))
    .map((token) => token.text.toLocaleLowerCase(target));
  return [...new Set(words)];
}
