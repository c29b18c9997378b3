import type { Sentence, Text } from '#language/text/text.ts';
import type { MakeRequest, Problem } from '../define-question.ts';
import { sentenceOf, speakersOf } from '../find-in-text.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { goodPair } from '../rules/lines.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { ownWords } from '../rules/own-words.ts';
import { checkSet } from '../rules/set-size.ts';
import type { WhoSaidWhatContent } from './content.ts';

type Item = WhoSaidWhatContent['items'][number];

/** Checks that the speaker occurs in the text, and that this speaker says the sentence given as proof. */
function saysIt(item: Item, text: Text): Problem[] {
  const where = item.id;
  if (!speakersOf(text).includes(item.speaker)) {
    return [{ where, message: `Nobody called “${item.speaker}” speaks in the text.` }];
  }
  if (item.sentenceId === undefined) return [];
  const sentence = sentenceOf(text, item.sentenceId);
  if (!sentence) return sentenceExists(where, item.sentenceId, text);
  if (sentence.speaker === item.speaker) return [];
  return [{ where, message: saidBy(sentence, item.speaker) }];
}

function saidBy({ speaker, target: { text } }: Sentence, claimed: string): string {
  return speaker === undefined
    ? `“${text}” is said by nobody, not by ${claimed}.`
    : `“${text}” is said by ${speaker}, not by ${claimed}.`;
}

/**
 * Checks that there are at least two speakers with statements, and that each statement fits only one speaker.
 * From B1 up, also checks that no statement is quoted from the text.
 */
export function check(content: WhoSaidWhatContent, text: Text, request: MakeRequest): Problem[] {
  const { items } = content;
  const lines = items.map((item) => ({ where: item.id, text: item.statement.target }));
  const speakers = speakersOf(text);
  const silent = speakers.filter((name) => !items.some(({ speaker }) => speaker === name));
  return checkSet(items, {}, () => [
    ...(speakers.length < 2
      ? [{ where: 'set', message: 'The text needs two speakers or more for this activity.' }]
      : []),
    ...silent.map((name) => ({ where: 'set', message: `${name} says nothing in this set.` })),
    ...items.flatMap((item) => [
      ...goodPair(item.id, item.statement, text, 240),
      ...saysIt(item, text),
      ...ownWords(item.id, item.statement.target, text, request),
    ]),
    ...noNearDuplicates(lines, text.target),
  ]);
}
