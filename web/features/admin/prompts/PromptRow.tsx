import { ChevronRight } from 'lucide-react';
import type { PromptLine } from '#lessons/prompts/prompt-record.ts';
import { type PromptScreen, prompts } from '#lessons/prompts/prompts.ts';
import { formatDateTime } from '#web/app/format/format-date-time.ts';
import { PromptState } from './PromptState.tsx';

/** A prompt in the list: what it makes, which wording is live, and whether a draft waits. */
export function PromptRow({ line, screen }: { line: PromptLine; screen: PromptScreen }) {
  const { key, version, by, publishedAt } = line;
  const { title, about } = prompts[key];
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 hover:bg-target-soft">
      <div className="min-w-60 flex-1">
        {/* The whole line is the link's: its edges reach to the line's. */}
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
