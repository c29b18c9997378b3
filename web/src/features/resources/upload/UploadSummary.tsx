import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '#teaching/languages/language-name.ts';
import { audienceName } from '#teaching/languages/levels.ts';
import type { Draft } from '#teaching/resources/draft.ts';
import { givenLimits } from '#teaching/resources/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { soundOf } from '../dashboard/summarise.ts';
import type { ReadUpload } from './read-upload.ts';

interface UploadSummaryProps {
  draft: Draft;
  read: ReadUpload;
  /** How many of the chosen question types will be made. */
  questions: number;
  /** How many texts will become lessons. */
  texts: number;
  busy: boolean;
  note: ReactNode;
  onNext: () => void;
}

/** What will be made of the text that is open, always in sight, with the one button that makes it all. */
export function UploadSummary(props: UploadSummaryProps) {
  const { draft, read, questions, texts, busy, note, onNext } = props;
  const speakers = new Set(read.rows.map(({ speaker }) => speaker).filter((name) => name !== ''));
  const lines: [string, string][] = [
    ['Languages', `${languageName(draft.from)} → ${languageName(draft.to)}`],
    ['Level', audienceName(draft.audience)],
    ['Length', `${read.words} of ${givenLimits.words} words, ${read.rows.length} sentences`],
    ...(speakers.size > 0 ? [['Speakers', `${speakers.size}`] satisfies [string, string]] : []),
    ['Translation', read.bothSides ? 'yours' : 'made for you'],
    ['Questions', `${questions} of 12 types`],
    ['Sound', soundOf(draft, speakers.size)],
  ];
  return (
    <aside aria-label="Your lesson so far" className="lg:sticky lg:top-23">
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <div className="bg-linear-to-b from-target-soft to-card p-5 pb-3 sm:px-6">
          <p className="text-sm font-semibold text-target">
            {texts > 1 ? `The open one of ${texts} texts` : 'Your lesson so far'}
          </p>
          <p dir="auto" className="mt-1.5 line-clamp-2 text-xl font-semibold wrap-anywhere">
            {draft.title || 'A lesson without a name yet'}
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
            data-log="texts-uploaded"
            onClick={onNext}
          >
            {texts > 1 ? `Make ${texts} lessons` : 'Next: review'}
            <ArrowRight size={20} aria-hidden="true" />
          </Button>
          <div className="mt-2 flex min-h-6 justify-center text-center">{note}</div>
        </div>
      </div>
    </aside>
  );
}
