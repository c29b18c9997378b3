import { AlertTriangle, Check, Clock3, Hourglass, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { type PartProgress, type RailState, railWords, reasonToWait } from './part-states.ts';

interface SectionCardProps {
  /** The part that the section shows; the status rail links to the section by this name. */
  part: string;
  title: string;
  aim?: string;
  /** The state of the part, as a badge. */
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of the review screen. */
export function SectionCard({ part, title, aim, state, actions, children }: SectionCardProps) {
  return (
    <section id={`part-${part}`} aria-labelledby={`title-${part}`} className="scroll-mt-23">
      <Card>
        <div className="flex flex-wrap items-start not-last:mb-4 justify-between gap-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id={`title-${part}`} className="text-xl">
                {title}
              </h2>
              {state}
            </div>
            {aim && <p className="mt-0.5 text-sm text-ink-2">{aim}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </Card>
    </section>
  );
}

const looks = {
  waiting: { tone: 'neutral', icon: <Clock3 size={14} aria-hidden="true" /> },
  writing: { tone: 'target', icon: <Spinner small /> },
  ready: { tone: 'ok', icon: <Check size={14} aria-hidden="true" /> },
  'needs-edit': { tone: 'native', icon: <PencilLine size={14} aria-hidden="true" /> },
  failed: { tone: 'bad', icon: <AlertTriangle size={14} aria-hidden="true" /> },
} as const;

/** The state of a part, shown next to its title. */
export function PartBadge({ state, part }: { state: RailState; part: string }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {railWords(state, part)}
    </Badge>
  );
}

/**
 * Explains why a part is delayed, and that the teacher need not retry. Renders nothing while the part is only
 * waiting in the queue.
 */
export function WaitNote({ progress }: { progress: PartProgress | undefined }) {
  useAnswers();
  const reason = reasonToWait(progress);
  if (reason === null) return null;
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-native-soft px-4 py-3">
      <Hourglass size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
      {reason}
    </p>
  );
}
