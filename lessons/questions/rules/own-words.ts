import type { Text } from '#language/text/text.ts';
import type { MakeRequest, Problem } from '../define-question.ts';
import { fold, foldedText } from '../find-in-text.ts';

/** True for CEFR B1 and above. */
function isFromB1(level: string): boolean {
  return /^[BC]/iu.test(level);
}

/**
 * From B1 up, rejects lines that are copied sentences of the text, because pupils should not find the answer
 * by matching words.
 */
export function ownWords(
  where: string,
  line: string,
  text: Text,
  request: Pick<MakeRequest, 'level'>,
): Problem[] {
  if (!isFromB1(request.level)) return [];
  const own = fold(line, text.target);
  const quoted = text.sentences.some(
    (sentence) => foldedText(sentence.target, text.target) === own,
  );
  if (!own || !quoted) return [];
  return [{ where, message: `“${line}” is copied from the text. Say it in different words.` }];
}
