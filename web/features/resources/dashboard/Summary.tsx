import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/SummaryCard.tsx';
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
    <SummaryCard
      label="Your lesson so far"
      name={draft.title || 'An untitled lesson'}
      about={draft.topic || 'Say what it is about, and Lexiloom writes it.'}
      lines={lines}
      action={
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
      }
      note={note}
      beside="lg"
    />
  );
}
