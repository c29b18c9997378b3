import type { LessonMaterial } from '../draft/lesson-material.ts';

/**
 * Every word of the lesson on one side, each once: whoever types one of them where another is asked for
 * has not slipped (language-rules 2.9).
 */
export function lessonWords(
  { text, vocabulary }: Pick<LessonMaterial, 'text' | 'vocabulary'>,
  side: 'target' | 'native',
): string[] {
  const inText = text.sentences.flatMap((sentence) =>
    sentence[side].tokens.filter(({ isWord }) => isWord).map((token) => token.text),
  );
  return [...new Set([...inText, ...vocabulary.map((item) => item[side])])].slice(0, 3000);
}
