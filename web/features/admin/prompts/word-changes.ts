import { diffArrays } from 'diff';

/** A run of words that both have, or that only one has. */
export interface WordChange {
  kind: 'same' | 'gone' | 'new';
  words: string;
}

/** A variable is a word, braces and all; so is each run of letters, of white space, each other sign. */
const word = /\{\{\s*\w+\s*\}\}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** What has to be taken away and put in, word by word, to make the second text of the first. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    words: value.join(''),
  }));
