import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { http } from '#web/app/http/http.ts';
import { useRevisionActions } from '#web/app/use-revision-actions.ts';

export type PromptAction = 'save' | 'discard' | 'publish' | 'restore';

/**
 * What an admin can do with a prompt. Each names the revision that it was made from; a failed one says
 * why. They answer the prompt as it is afterwards, or undefined when it failed.
 */
export function usePromptActions(
  { key, revision }: PromptRecord,
  onChanged: () => Promise<PromptRecord | undefined>,
) {
  const { busy, failure, forget, act } = useRevisionActions<PromptAction, PromptRecord>(onChanged);
  const path = `/v1/admin/prompts/${key}`;

  return {
    busy,
    failure,
    forget,
    save: (template: string) =>
      act('save', () => http.put(`${path}/draft`, { revision, template }), 'The draft is saved.'),
    discard: () =>
      act(
        'discard',
        () => http.put(`${path}/draft`, { revision, template: null }),
        'The draft is discarded. The live wording stays as it is.',
      ),
    publish: (template: string) =>
      act(
        'publish',
        () => http.post(`${path}/publish`, { revision, template }),
        'Published. All new lessons will use this version.',
      ),
    restore: (version: number) =>
      act(
        'restore',
        () => http.post(`${path}/versions/${version}/restore`, { revision }),
        version === 0 ? 'Default wording is live.' : `The wording of version ${version} is live.`,
      ),
  };
}
