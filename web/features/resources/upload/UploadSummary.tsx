import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Draft, pastedTextLimits } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';
import { soundOf } from '../dashboard/Summary.tsx';
import type { ParsedUpload } from './upload.ts';

interface UploadSummaryProps {
  draft: Draft;
  read: ParsedUpload;
  /** Number of selected question types that will be made. */
  questions: number;
  /** Number of texts that will become lessons. */
  texts: number;
  busy: boolean;
  note: ReactNode;
  onNext: () => void;
}

/**
 * A summary of what will be made from the open text, with the button that makes lessons from all texts. It is
 * always visible.
 */
export function UploadSummary(props: UploadSummaryProps) {
  const { draft, read, questions, texts, busy, note, onNext } = props;
  const speakers = new Set(read.rows.map(({ speaker }) => speaker).filter((name) => name !== ''));
  const lines: [string, string][] = [
    ['Languages', `${languageName(draft.from)} → ${languageName(draft.to)}`],
    ['Level', audienceName(draft.audience)],
    ['Length', `${read.words} of ${pastedTextLimits.words} words, ${read.rows.length} sentences`],
    ...(speakers.size > 0 ? [['Speakers', `${speakers.size}`] satisfies [string, string]] : []),
    ['Translation', read.bothSides ? 'yours' : 'done for you'],
    ['Questions', `${questions} of 12 types`],
    ['Sound', soundOf(draft, speakers.size)],
  ];
  return (
    <SummaryCard
      label="Your lesson so far"
      eyebrow={texts > 1 ? `The open one of ${texts} texts` : undefined}
      name={draft.title || 'An untitled lesson'}
      lines={lines}
      action={
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
      }
      note={note}
      beside="lg"
    />
  );
}
