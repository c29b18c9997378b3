import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import type { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { checkPhrase, phraseKey } from '#lessons/questions/chunk/phrase-words.ts';

/** What was pasted, read line by line: the words that may be added, and what is wrong with the others. */
export interface Pasted {
  words: NewChunkWord[];
  problems: string[];
}

/** Empty lines are passed over, and a phrase that stands twice is taken once. */
export function parsePasted(
  language: NewChunkWord['language'],
  rule: ChunkRule,
  pasted: string,
): Pasted {
  const words = new Map<string, NewChunkWord>();
  const problems: string[] = [];
  for (const [at, line] of pasted.split(/\r\n?|\n/u).entries()) {
    const phrase = line.trim();
    if (phrase === '') continue;
    const problem = checkPhrase(language, phrase, rule);
    const key = phraseKey(language, phrase);
    if (problem) problems.push(`Line ${at + 1}: ${problem}`);
    else if (!words.has(key)) words.set(key, { language, phrase, rule });
  }
  return { words: [...words.values()], problems };
}
