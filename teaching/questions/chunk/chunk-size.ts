import { languageOf } from '../../languages/languages.ts';

/** What a chunk may measure in a language, and what the teacher calls the unit. */
interface Size {
  least: number;
  most: number;
  unit: string;
}

/** Languages that write particles, articles or endings onto the word: one written word can be a chunk. */
const oneWordIsEnough = new Set(['ar', 'he', 'ko', 'tr', 'fi', 'hu', 'la']);

/** 2 to 5 words; 1 to 6 characters in Chinese, 1 to 3 bunsetsu in Japanese (language-rules 4). */
export function chunkSizeFor(language: string): Size {
  if (language === 'ja') return { least: 1, most: 3, unit: 'bunsetsu' };
  if (language === 'zh' || language === 'yue') return { least: 1, most: 6, unit: 'characters' };
  if (!languageOf(language).spaces) return { least: 1, most: 30, unit: 'characters' };
  if (oneWordIsEnough.has(language)) return { least: 1, most: 5, unit: 'words' };
  return { least: 2, most: 5, unit: 'words' };
}

/**
 * How large a chunk is, in the unit of its language. A bunsetsu is a content word with what follows it
 * in hiragana: counted as runs of kanji, katakana or figures; all-hiragana chunks count as one.
 */
export function measureChunk(chunk: string, language: string): number {
  if (language === 'ja') {
    const runs = chunk.match(/[\p{Script=Han}\p{Script=Katakana}ー々\p{N}]+/gu) ?? [];
    const startsInHiragana = /^[^\p{L}]*\p{Script=Hiragana}{3}/u.test(chunk) ? 1 : 0;
    return Math.max(1, runs.length + startsInHiragana);
  }
  if (!languageOf(language).spaces) return (chunk.match(/[\p{L}\p{N}]/gu) ?? []).length;
  return chunk.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
