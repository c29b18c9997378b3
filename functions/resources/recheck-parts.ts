import type { PartProblem, PartStatus } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import { quickEdit } from '#lessons/questions/guidance.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { isQuestionType, registry } from '#lessons/questions/registry.ts';
import type { StoredResource } from './read-resource.ts';

export interface PartVerdict {
  part: string;
  status: PartStatus;
  problem: PartProblem | null;
  /** What the part holds now, where it followed the edit. */
  content?: unknown;
}

/**
 * Looks at every made part over an edited text by the type's own check, once it has followed the edit as
 * far as it can. Only parts that change are answered: what still holds stays ready, what an edit broke
 * needs one itself, and what an edit mended is ready again.
 */
export function recheckParts(resource: StoredResource, text: Text): PartVerdict[] {
  const request = makeRequestOf(resource);
  return resource.parts.flatMap(({ part, status, content }): PartVerdict[] => {
    if (!isQuestionType(part) || (status !== 'ready' && status !== 'needs-edit')) return [];
    const followed = registry[part].followEdit(content, text);
    const made = registry[part].readContent(followed ?? content, text, request);
    const holds = made.content !== null && made.problems.length === 0;
    if (holds === (status === 'ready') && !followed) return [];
    const changed = { part, ...(followed && { content: followed }) };
    if (holds) return [{ ...changed, status: 'ready', problem: null }];
    const message = registry[part].guidance ?? quickEdit;
    return [{ ...changed, status: 'needs-edit', problem: { code: 'check_failed', message } }];
  });
}
