import { ChevronRight } from 'lucide-react';
import type { PromptLine } from '#lessons/prompts/prompt-record.ts';
import { type PromptScreen, promptKeys, prompts } from '#lessons/prompts/prompts.ts';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { PromptState } from './PromptState.tsx';
import { usePrompts } from './use-prompts.ts';

const words = {
  prompt: {
    title: 'Text prompts',
    about: 'The instructions for writing a text, one prompt for each type of text.',
  },
  activity_prompt: {
    title: 'Activity prompts',
    about: 'The instructions for making questions and activities from a text.',
  },
} as const;

/** The screens at /prompt and /activity_prompt: every prompt of a kind, with its state. */
export default function PromptList({ screen }: { screen: PromptScreen }) {
  const { data, error, mutate } = usePrompts();
  const { title, about } = words[screen];
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-2">
        {about} What you save stays a draft until you publish it. Every published version is kept,
        with your name.
      </p>
      <PromptTabs screen={screen} />
      {!data && (
        <NotLoadedYet
          loading="Loading the prompts"
          title="The prompts could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {data && (
        <Card flush>
          <ul>
            {promptKeys(screen).map((key) => {
              const line = data.find((one) => one.key === key);
              return line && <PromptRow key={key} line={line} screen={screen} />;
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** A prompt in the list: what it generates, which wording is live, and whether it has a draft. */
function PromptRow({ line, screen }: { line: PromptLine; screen: PromptScreen }) {
  const { key, version, by, publishedAt } = line;
  const { title, about } = prompts[key];
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 hover:bg-target-soft">
      <div className="min-w-60 flex-1">
        {/* The whole row is the link's click target. */}
        <a href={`/${screen}/${key}`} className="font-semibold after:absolute after:inset-0">
          {title}
        </a>
        <p className="text-sm text-ink-2">{about}</p>
        {publishedAt && (
          <p className="mt-0.5 text-sm text-ink-3">
            Version {version}
            {by && (
              <>
                {' '}
                by <bdi>{by}</bdi>
              </>
            )}
            , {formatDateTime(publishedAt)}
          </p>
        )}
      </div>
      <PromptState {...line} />
      <ChevronRight
        size={18}
        aria-hidden="true"
        className="text-ink-3 max-sm:hidden rtl:-scale-x-100"
      />
    </li>
  );
}

const tabs = [
  ['prompt', 'Texts'],
  ['activity_prompt', 'Questions and activities'],
] as const;

/** Tabs for the two lists of prompts. */
function PromptTabs({ screen }: { screen: PromptScreen }) {
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
