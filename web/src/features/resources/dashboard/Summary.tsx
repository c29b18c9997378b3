import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '#teaching/languages/language-name.ts';
import { audienceName } from '#teaching/languages/levels.ts';
import type { Draft } from '#teaching/resources/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { summarise } from './summarise.ts';

interface SummaryProps {
  draft: Draft;
  /** How many of the chosen question types will be made. */
  questions: number;
  busy: boolean;
  /** What stands under the button: how the draft is saved, or what is still missing. */
  note: ReactNode;
  onNext: () => void;
}

/** What will be made, always in sight, with the one button that makes it. On a phone the button stays at the bottom. */
export function Summary({ draft, questions, busy, note, onNext }: SummaryProps) {
  const { length, sound, ready, vocabulary } = summarise(draft, questions);
  const lines: [string, string][] = [
    ['Languages', `${languageName(draft.from)} → ${languageName(draft.to)}`],
    ['Level', audienceName(draft.audience)],
    ['Length', length],
    ['Vocabulary', vocabulary],
    ['Questions', `${questions} of 12 types`],
    ['Sound', sound],
    ['Ready in', ready],
  ];
  return (
    <aside aria-label="Your lesson so far" className="lg:sticky lg:top-23">
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <div className="bg-linear-to-b from-target-soft to-card p-5 pb-3 sm:px-6">
          <p className="text-sm font-semibold text-target">Your lesson so far</p>
          <p dir="auto" className="mt-1.5 line-clamp-2 text-xl font-semibold wrap-anywhere">
            {draft.title || 'A lesson without a name yet'}
          </p>
          <p dir="auto" className="mt-1 line-clamp-3 text-ink-2 wrap-anywhere">
            {draft.topic || 'Say what it is about, and Lexiloom writes it.'}
          </p>
        </div>
        <dl className="px-5 pb-5 sm:px-6">
          {lines.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-b border-dashed border-line py-2 text-sm last:border-b-0"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:px-6 lg:pt-0 lg:pb-5">
          <Button
            variant="primary"
            size="large"
            wide
            busy={busy}
            onClick={onNext}
            data-tour="next-review"
            data-log="resource-written"
          >
            Next: review <ArrowRight size={20} aria-hidden="true" />
          </Button>
          <div className="mt-2 flex justify-center">{note}</div>
        </div>
      </div>
    </aside>
  );
}
