import type { PromptScreen } from '#lessons/prompts/prompts.ts';
import { classNames } from '#ui/class-names.ts';

const tabs = [
  ['prompt', 'Texts'],
  ['activity_prompt', 'Questions and activities'],
] as const;

/** The way between the two lists of prompts. */
export function PromptTabs({ screen }: { screen: PromptScreen }) {
  return (
    <nav aria-label="Kinds of prompts" className="mb-5 flex gap-1 border-b border-line">
      {tabs.map(([name, label]) => (
        <a
          key={name}
          href={`/${name}`}
          aria-current={name === screen ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-11 items-center border-b-3 px-4 text-sm font-semibold no-underline -outline-offset-4',
            name === screen
              ? 'border-target text-target'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
