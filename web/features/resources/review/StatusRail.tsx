import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AlertTriangle, Check, Clock3, PencilLine, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import {
  type PartProgress,
  type RailState,
  railState,
  railWords,
  reasonToWait,
} from './part-states.ts';

const icons = {
  waiting: <Clock3 size={18} aria-hidden="true" />,
  writing: <Spinner small />,
  ready: <Check size={18} aria-hidden="true" />,
  'needs-edit': <PencilLine size={18} aria-hidden="true" />,
  failed: <AlertTriangle size={18} aria-hidden="true" />,
};

const colours: Record<RailState, string> = {
  waiting: 'text-ink-3',
  writing: 'text-target',
  ready: 'text-ok',
  'needs-edit': 'text-native',
  failed: 'text-bad',
};

interface RailEntry {
  part: string;
  title: string;
  progress: PartProgress | undefined;
}

interface StatusRailProps {
  entries: readonly RailEntry[];
  ready: number;
  all: number;
  /** The overall status, in a sentence. */
  summary: string;
  retrying: ReadonlySet<string>;
  onRetry: (part: string) => void;
}

/** Lists the parts and their states: ready, in progress or failed. Each entry links to its section. */
export function StatusRail({ entries, ready, all, summary, retrying, onRetry }: StatusRailProps) {
  useAnswers();
  // On a phone the list is collapsed until opened, because it would push the text down.
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={t`Parts of this resource`}>
      <div className="mb-3">
        <p className="mb-1.5 text-sm text-ink-2" role="status">
          {summary}
        </p>
        <progress
          aria-label={t`Parts ready`}
          className="block h-1.5 w-full"
          max={Math.max(1, all)}
          value={ready}
        />
      </div>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="lg:hidden"
      >
        {open ? t`Hide the parts` : t`Show the parts`}
      </Button>
      <ul id={listId} className={classNames('flex-col lg:flex', open ? 'mt-3 flex' : 'hidden')}>
        {entries.map(({ part, title, progress }) => {
          const state = railState(progress);
          return (
            <li key={part} className="border-b border-line py-1 last:border-b-0">
              <RailLine part={part}>
                <span className={classNames('inline-flex shrink-0', colours[state])}>
                  {icons[state]}
                </span>
                <span className="min-w-0">
                  <span className="block text-base font-semibold">{title}</span>
                  <span
                    className={classNames(
                      'block text-sm',
                      state === 'failed' ? 'text-bad' : 'text-ink-2',
                    )}
                  >
                    {reasonToWait(progress) === null
                      ? railWords(state, part)
                      : t`Waiting for the AI; we’ll try again`}
                  </span>
                </span>
              </RailLine>
              {state === 'failed' && (
                <div className="pb-2 ps-8">
                  {progress?.problem && (
                    <p className="mb-2 text-sm text-ink-2">{sayAnswer(progress.problem.message)}</p>
                  )}
                  <Button size="small" busy={retrying.has(part)} onClick={() => onRetry(part)}>
                    <RotateCcw size={16} aria-hidden="true" /> <Trans>Try again</Trans>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function RailLine({ part, children }: { part: string; children: ReactNode }) {
  return (
    <a
      href={`#part-${part}`}
      className="flex min-h-11 items-center gap-3 rounded-small px-1 text-ink no-underline hover:bg-target-soft"
    >
      {children}
    </a>
  );
}
