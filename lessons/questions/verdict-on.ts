import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import type { Made } from './define-question.ts';
import { quickEdit } from './guidance.ts';
import type { QuestionDefinition } from './question-definition.ts';

/** How a made part stands, and what its teacher reads. */
export interface Verdict {
  status: Extract<PartStatus, 'ready' | 'needs-edit'>;
  problem: PartProblem | null;
}

const told = (message: string): PartProblem => ({ code: 'check_failed', message });

/** Ready, ready with a note where the rest can be used, or in need of an edit. */
export function verdictOn(
  { guidance, note }: Pick<QuestionDefinition<unknown, unknown>, 'guidance' | 'note'>,
  { content, problems }: Made<unknown>,
  text: Text,
): Verdict {
  if (content !== null && problems.length === 0) return { status: 'ready', problem: null };
  const noted = content === null ? null : (note?.(problems, text) ?? null);
  return noted === null
    ? { status: 'needs-edit', problem: told(guidance ?? quickEdit) }
    : { status: 'ready', problem: told(noted) };
}
