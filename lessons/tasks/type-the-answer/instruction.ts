import { languageOf } from '#language/languages.ts';
import type { TaskBlock } from '../task-content.ts';
import type { TaskSteps } from '../task-steps.ts';
import type { TypeTheAnswerForPupil } from './content.ts';

/** The instruction above the task, in a few words. */
export function typingInstruction(
  { fields }: Pick<TypeTheAnswerForPupil, 'fields'>,
  { asks, reading }: TaskSteps,
): string {
  const [first] = fields;
  if (!asks || !first) return 'Type the missing words';
  if (asks.every(({ clip }) => clip)) return 'Listen and write what you hear';
  if (first.kind === 'pinyin') return 'Type it in pinyin, with the tones';
  if (first.kind === 'jyutping') return 'Type it in Jyutping, with the tones';
  const { name } = languageOf(first.language);
  if (first.long) return `Write your answer in ${name}`;
  if (asks.some(isTangled)) return `Put it all into ${name}`;
  const inNative = asks.every(({ language }) => language !== first.language);
  if (!inNative) return 'Type the missing words';
  return reading.length > 0 ? `Find it in the text, in ${name}` : `Type it in ${name}`;
}

/**
 * True if the block prompts in the other language within the sentence, before the field for the translation.
 */
const isTangled = ({ pieces }: TaskBlock) =>
  pieces.some((piece) => piece.kind === 'words' && piece.language !== undefined);
