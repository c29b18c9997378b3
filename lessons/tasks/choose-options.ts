import { foldWord } from '#language/fold-word.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { opaqueIds } from './opaque-ids.ts';
import type { TaskFace } from './task-content.ts';

interface Candidate {
  text: string;
  /** Candidates of the same class mislead best. */
  kind?: string | undefined;
}

/** How many options a question has, the right one among them. */
const optionCount = 4;

/**
 * The options of a question: the right answer and up to three others that are not the same word, of the
 * same class where there are enough (language-rules 2). Fewer than two options: null.
 */
export function chooseOptions(
  right: Candidate,
  others: readonly Candidate[],
  language: string,
  seed: number,
): { options: { id: string; face: TaskFace }[]; right: string } | null {
  const random = randomFrom(seed);
  const seen = new Set([foldWord(language, right.text)]);
  const distractors = shuffle(others, random)
    // Sorting keeps the shuffled order among equals.
    .sort((a, b) => Number(b.kind === right.kind) - Number(a.kind === right.kind))
    .filter(({ text }) => {
      const form = foldWord(language, text);
      if (form === '' || seen.has(form)) return false;
      seen.add(form);
      return true;
    })
    .slice(0, optionCount - 1);
  if (distractors.length === 0) return null;
  const ids = opaqueIds(distractors.length + 1, 'o', seed ^ 0x5bd1e995);
  const options = [right, ...distractors].map(({ text }, at) => ({
    id: ids[at] ?? `o${at}`,
    face: { kind: 'words', text, language } as const,
  }));
  return { options, right: options[0]?.id ?? '' };
}
