import { t } from '@lingui/core/macro';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { TaskBlock } from '../task-content.ts';
import type { TaskSteps } from '../task-steps.ts';
import type { TypeTheAnswerForPupil } from './content.ts';

/** The instruction above the task, in a few words. */
export function typingInstruction(
  { fields }: Pick<TypeTheAnswerForPupil, 'fields'>,
  { asks, reading }: TaskSteps,
): string {
  const [first] = fields;
  if (!asks || !first) return t`Type the missing words`;
  if (asks.every(({ clip }) => clip)) return t`Listen and write what you hear`;
  if (first.kind === 'pinyin') return t`Type it in pinyin, with the tones`;
  if (first.kind === 'jyutping') return t`Type it in Jyutping, with the tones`;
  const language = nameOfLanguage(first.language);
  if (first.long) return t`Write your answer in ${language}`;
  if (asks.some(isTangled)) return t`Put it all into ${language}`;
  const inNative = asks.every(({ language }) => language !== first.language);
  if (!inNative) return t`Type the missing words`;
  return reading.length > 0 ? t`Find it in the text, in ${language}` : t`Type it in ${language}`;
}

/**
 * True if the block prompts in the other language within the sentence, before the field for the translation.
 */
const isTangled = ({ pieces }: TaskBlock) =>
  pieces.some((piece) => piece.kind === 'words' && piece.language !== undefined);
