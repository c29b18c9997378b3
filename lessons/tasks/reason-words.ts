import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { languageOf } from '#language/languages.ts';
import type { MarkingReason } from '#language/marking/marking-item.ts';

interface Reasons {
  verdict: ItemVerdict;
  reasons?: readonly MarkingReason[] | undefined;
}

/** What a reason says to a pupil, kindly and of the letter. `language` in English, such as "French". */
const words: Record<MarkingReason, (language: string) => string> = {
  punctuation: () => 'Look at the full stops and commas.',
  case: () => 'Check capital letters.',
  'noun-capital': (language) => `In ${language}, nouns take a capital letter.`,
  spacing: () => 'Look at the spaces between the words.',
  accent: (language) => `An accent is missing or different: it is part of the word in ${language}.`,
  variant: () => 'This is another way of writing it.',
  kana: () => 'The right sounds, in the other kana.',
  tone: () => 'The letters are right, the tone is not.',
  typo: () => 'There is a small slip in the spelling.',
  article: () => 'Look at the little word before the noun.',
  gender: () => 'The noun has the other gender.',
  'other-word': (language) => `What you wrote is another word in ${language}.`,
  letters: (language) => `A letter with a mark is a letter of its own in ${language}.`,
  'missing-word': () => 'A word is missing.',
  'extra-word': () => 'There is a word too many.',
  different: () => 'That’s not the word we’re looking for.',
  empty: () => 'Nothing was written here.',
};

/**
 * Why an answer is marked as it is, in sentences for the pupil. What is right needs no reason but a
 * note, and is told that it counts in full.
 */
export function reasonWords({ verdict, reasons = [] }: Reasons, language: string): string[] {
  const { name } = languageOf(language);
  // "Another answer" says nothing beside a closer reason.
  const told = reasons.length > 1 ? reasons.filter((reason) => reason !== 'different') : reasons;
  const sentences = [...new Set(told.map((reason) => words[reason](name)))];
  return verdict === 'right' && sentences.length > 0 ? [...sentences, 'No marks lost.'] : sentences;
}
