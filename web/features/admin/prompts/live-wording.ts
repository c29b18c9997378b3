import type { PromptRecord, PromptVersion } from '#lessons/prompts/prompt-record.ts';
import { type PromptKey, prompts } from '#lessons/prompts/prompts.ts';
import { templateProblems } from '#lessons/prompts/template-problems.ts';

/**
 * The wording of a version, or the code's default if the version contains no wording or there is no version
 * yet.
 */
export const wordingOf = (key: PromptKey, version: PromptVersion | undefined): string =>
  version?.template ?? prompts[key].template;

/**
 * The wording in use, and whether the code can fill in the newest version. If it cannot, the default is used.
 */
export function liveWording({ key, versions: [newest] }: Pick<PromptRecord, 'key' | 'versions'>): {
  version: number;
  template: string;
  problems: string[];
} {
  const template = wordingOf(key, newest);
  return { version: newest?.version ?? 0, template, problems: templateProblems(key, template) };
}

/** Names a version, such as "Version 3, the default wording". */
export function versionName({ template, version, restoredFrom }: PromptVersion): string {
  if (template === null) return `Version ${version}, the default wording`;
  return restoredFrom === null
    ? `Version ${version}`
    : `Version ${version}, as version ${restoredFrom} was`;
}
