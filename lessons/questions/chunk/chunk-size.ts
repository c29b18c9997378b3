import { languageOf } from '#language/languages.ts';

/** The allowed size of a chunk in a language, and the name of the unit as shown to teachers. */
export interface ChunkSize {
  least: number;
  most: number;
  unit: 'words' | 'characters' | 'bunsetsu';
}

/**
 * Languages in which a chunk may be a single written word, because they attach particles, articles or endings
 * to the word.
 */
const oneWordIsEnough = new Set(['ar', 'he', 'ko', 'tr', 'fi', 'hu', 'la']);

/**
 * Returns the allowed size: 2 to 5 words; 1 to 6 characters in Chinese; 1 to 3 bunsetsu in Japanese
 * (language-rules 4).
 */
export function chunkSizeFor(language: string): ChunkSize {
  if (language === 'ja') return { least: 1, most: 3, unit: 'bunsetsu' };
  if (language === 'zh' || language === 'yue') return { least: 1, most: 6, unit: 'characters' };
  if (!languageOf(language).spaces) return { least: 1, most: 30, unit: 'characters' };
  if (oneWordIsEnough.has(language)) return { least: 1, most: 5, unit: 'words' };
  return { least: 2, most: 5, unit: 'words' };
}

/** Kanji, katakana and digits: the scripts of content word stems in Japanese. */
const stems = /[\p{Script=Han}\p{Script=Katakana}ー々\p{N}]+/gu;

/**
 * Matches hiragana that joins two stems into one word: the end of a verb stem (食べ物, 買い物, 乗り換え) or a polite お
 * or ご (朝ご飯). A new bunsetsu begins after a particle, after な, and after the end of an adjective or verb.
 */
const joins = /^(?:[おご]|(?!.*(?:より|とき|ため|だけ)$).*[きぎしちびみりえけげせねべめれ])$/u;

function countBunsetsu(chunk: string): number {
  const runs = [...chunk.matchAll(stems)];
  const own = runs.filter(({ index }, at) => {
    const before = runs[at - 1];
    if (!before) return true;
    const between = chunk.slice(before.index + before[0].length, index);
    return !(joins.test(between) || (between === 'い' && /^[物方手]/u.test(chunk.slice(index))));
  });
  const startsInHiragana = /^[^\p{L}]*\p{Script=Hiragana}{3}/u.test(chunk) ? 1 : 0;
  return Math.max(1, own.length + startsInHiragana);
}

/**
 * Returns the size of a chunk in the unit of its language. A bunsetsu is a content word with the hiragana
 * that follows it; an all-hiragana chunk counts as one bunsetsu.
 */
export function measureChunk(chunk: string, language: string): number {
  if (language === 'ja') return countBunsetsu(chunk);
  if (!languageOf(language).spaces) return (chunk.match(/[\p{L}\p{N}]/gu) ?? []).length;
  return chunk.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
