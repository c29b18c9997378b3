import { diffWordsWithSpace } from 'diff';

/** A run of words that both have, or that only one has. */
export interface WordChange {
  kind: 'same' | 'gone' | 'new';
  words: string;
}

/** What has to be taken away and put in, word by word, to make the second text of the first. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    words: value,
  }));
