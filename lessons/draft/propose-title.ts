import { graphemes } from '#language/graphemes.ts';

/** Maximum number of letters in a proposed title, so that it fits on one line of every list. */
const longest = 50;

/**
 * Proposes a title for a lesson from its topic: the first sentence or line, truncated at a clause or a word
 * if it is long. Empty if the topic has no words.
 */
export function proposeTitle(topic: string): string {
  const [line = ''] = topic.trim().split(/\n|(?<=[.!?。！？])\s*(?=\S)/u);
  const words = line.trim().replace(/\s+/gu, ' ');
  const end = words.search(/(?<![\s.,;:。、])[\s.,;:。、]*$/u);
  return upperFirst(shorten(end < 0 ? words : words.slice(0, end)));
}

function shorten(sentence: string): string {
  const letters = graphemes(sentence);
  if (letters.length <= longest) return sentence;
  const start = letters.slice(0, longest).join('');
  const clause = /^.{12,}(?=[,;:，、؛،]\s?)/u.exec(start)?.[0];
  if (clause) return clause.trim();
  const words = letters[longest] === ' ' ? start : start.replace(/\s\S*$/u, '');
  return `${words.trim()}…`;
}

const upperFirst = (text: string): string => {
  const [first = '', ...rest] = graphemes(text);
  return first.toLocaleUpperCase('en') + rest.join('');
};
