import { headOf, phraseKey, phraseWords } from './phrase-words.ts';

/** A curated phrase as it is stored: as it was written, what makes it the same one, what it is found by. */
export interface StoredPhrase {
  /** In the Unicode form NFC. */
  phrase: string;
  key: string;
  head: string;
}

/** How a phrase that passed `checkPhrase` is stored. */
export const storedPhrase = (language: string, phrase: string): StoredPhrase => ({
  phrase: phrase.trim().normalize('NFC'),
  key: phraseKey(language, phrase),
  head: headOf(language, phraseWords(language, phrase)[0] ?? ''),
});
