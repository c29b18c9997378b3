import { matchGaps } from '#language/wordings/match-gaps.ts';
import type { Message, Speaker } from '#language/wordings/speaker.ts';

/** An English sentence with gaps such as `{most}`, and its message. */
export type KnownAnswer = readonly [english: string, message: Message];

/**
 * Returns a function that says English sentences in the language of the speaker. It finds the known sentence that a text
 * was made from, and the values of its gaps. Of several known sentences, the one with the longest text beside its gaps
 * has priority. A text of several sentences is said sentence by sentence, and an unknown sentence remains English. The value
 * of a gap can itself be known, such as the name of a feature; `sayGap` says the others, such as the name of a language.
 */
export function createAnswerSpeaker(
  known: readonly KnownAnswer[],
  speaker: Speaker,
  sayGap: (name: string, value: string) => string = (_, value) => value,
): (english: string) => string {
  const whole = new Map(known);
  const withGaps = known
    .filter(([english]) => english.includes('{'))
    .map(([english, message]) => partsOf(english, message))
    .sort((a, b) => b.length - a.length);

  function sayValue(name: string, value: string): string {
    const exact = whole.get(value);
    return exact ? speaker._(exact) : sayGap(name, value);
  }

  function sayWhole(text: string): string | null {
    const exact = whole.get(text);
    if (exact) return speaker._(exact);
    for (const { names, texts, message } of withGaps) {
      const values = matchGaps(text, texts);
      if (!values?.every((value, at) => isQuoted(texts[at]) || !sentenceEnd.test(value))) continue;
      const entries = names.map((name, at) => [name, gapValue(sayValue(name, values[at] ?? ''))]);
      return speaker._({ ...message, values: Object.fromEntries(entries) });
    }
    return null;
  }

  return (english) => {
    const sentences = english.split(sentenceEnd);
    const said: string[] = [];
    for (let start = 0; start < sentences.length; ) {
      let end = sentences.length;
      let found: string | null = null;
      // The longest known text first, because a message can contain several sentences.
      for (; end > start; end--) {
        found = sayWhole(sentences.slice(start, end).join(' '));
        if (found !== null) break;
      }
      said.push(found ?? sentences[start] ?? '');
      start = Math.max(end, start + 1);
    }
    return said.join(withoutSpaces.test(speaker.locale) ? '' : ' ');
  };
}

/** The space between two sentences. */
const sentenceEnd = /(?<=[.!?…]”?) (?=[“"]?\p{Lu})/u;

/** True if a gap after this text is in quotation marks: only there, its value can be several sentences. */
const isQuoted = (before = ''): boolean => /[“"]$/.test(before);

/** Languages that put no space between sentences. */
const withoutSpaces = /^(?:ja|zh)/;

function partsOf(english: string, message: Message) {
  const parts = english.split(/\{(\w+)\}/);
  const texts = parts.filter((_, at) => at % 2 === 0);
  return {
    length: texts.join('').length,
    names: parts.filter((_, at) => at % 2 === 1),
    texts,
    message,
  };
}

/** The text of a gap as a value: a number if it is written as one, so that plural forms fit. */
const gapValue = (text: string): string | number =>
  /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
