import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { prompts } from '#lessons/prompts/prompts.ts';
import { TextVersions } from '../versions/TextVersions.tsx';
import { versionName, wordingOf } from './live-wording.ts';

interface PromptVersionsProps {
  record: PromptRecord;
  /** The text in the editor. */
  template: string;
  busy: boolean;
  /** Copies a wording into the editor. */
  onTake: (template: string) => void;
  onRestore: (version: number) => Promise<unknown>;
}

/** Every wording of a prompt that was ever live. */
export function PromptVersions({ record, template, ...actions }: PromptVersionsProps) {
  const { key, versions } = record;
  return (
    <TextVersions
      {...actions}
      title={prompts[key].title}
      versions={versions.map((version) => ({
        number: version.version,
        name: versionName(version),
        text: wordingOf(key, version),
        by: version.by,
        publishedAt: version.publishedAt,
      }))}
      builtIn={{
        name: 'Default wording',
        about: 'Included with Lexiloom',
        text: prompts[key].template,
        backLabel: 'Go back to the default wording?',
      }}
      text={template}
    />
  );
}
