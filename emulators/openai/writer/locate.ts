import { languageOf } from '#language/languages.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import { repeatingIds, type SceneId, sceneIds } from './corpus/scene-text.ts';
import type { WriterLanguage } from './languages.ts';
import { type Rendered, readPieces, render } from './notation.ts';

/** The position of a sentence in the corpus. `place` is `n3` or `d5`. */
export interface Found {
  scene: SceneId;
  place: string;
  withOptional: boolean;
}

/**
 * A sentence of a resource. If it matches a corpus sentence word for word, it includes the position of that
 * sentence.
 */
export interface Located {
  id: string;
  speaker: string;
  target: string;
  native: string;
  found: Found | undefined;
}

export const everyScene: readonly SceneId[] = [...sceneIds, ...repeatingIds];

const indexes = new Map<string, Map<string, Found>>();

/** Returns the notation of one sentence, or undefined if the language lacks the scene. */
export function lineAt(
  language: WriterLanguage,
  scene: SceneId,
  place: string,
): string | undefined {
  const text = language.text.scenes[scene];
  const list = place.startsWith('d') ? text?.dialogue : text?.narrative;
  return list?.[Number(place.slice(1)) - 1];
}

/** Returns one sentence of one language as displayed. */
export function sentenceAt(language: WriterLanguage, found: Found): Rendered | undefined {
  const line = lineAt(language, found.scene, found.place);
  if (line === undefined) return undefined;
  return render(line, found.withOptional, languageOf(language.code).spaces);
}

/**
 * Finds the sentences of a resource in the corpus by their text. All kinds of spaces are treated as equal. A
 * sentence that is not in the corpus, because the teacher wrote it, has no position.
 */
export function locate(language: WriterLanguage, rows: readonly string[][]): Located[] {
  const index = indexOf(language);
  return rows.map((row) => {
    const target = row.at(-2) ?? '';
    return {
      id: row[0] ?? '',
      speaker: row.length > 3 ? (row[1] ?? '') : '',
      target,
      native: row.at(-1) ?? '',
      found: index.get(plainSpaces(target.trim())),
    };
  });
}

function indexOf(language: WriterLanguage): Map<string, Found> {
  const known = indexes.get(language.code);
  if (known) return known;
  const index = new Map<string, Found>();
  for (const scene of everyScene) {
    const text = language.text.scenes[scene];
    for (const [letter, list] of [
      ['n', text?.narrative] as const,
      ['d', text?.dialogue] as const,
    ]) {
      for (const [at] of (list ?? []).entries()) {
        for (const withOptional of [true, false]) {
          const found = { scene, place: `${letter}${at + 1}`, withOptional };
          index.set(plainSpaces(sentenceAt(language, found)?.text ?? ''), found);
        }
      }
    }
  }
  indexes.set(language.code, index);
  return index;
}

/**
 * Returns true if every optional piece fits into a chunk. A longer piece is never used, because it could not
 * be taught.
 */
export function optionalFits(line: string, language: string): boolean {
  const { most } = chunkSizeFor(language);
  const spaces = languageOf(language).spaces;
  return readPieces(line).every(
    ({ optional, words }) =>
      !optional || measureChunk(spaces ? words : words.replaceAll(' ', ''), language) <= most,
  );
}
