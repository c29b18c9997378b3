import type { Draft } from '#contracts/resources/draft.ts';
import { isPromptKey, type PromptKey } from './prompts.ts';

/** The prompt by which a part of a resource is made; null where the model is not asked in words, as for speech. */
export function promptOfPart(
  part: string,
  draft: Pick<Draft, 'given' | 'textType'>,
): PromptKey | null {
  const key = part !== 'text' ? part : draft.given ? 'translate' : `text-${draft.textType}`;
  return isPromptKey(key) ? key : null;
}
