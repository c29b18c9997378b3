import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { audienceName } from '#language/levels.ts';
import { speakersIn } from '#lessons/draft/voices.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';

interface SummaryProps {
  draft: Draft;
  /** The number of selected question types that will be generated. */
  questions: number;
  busy: boolean;
  /** Shown below the button: the save status, or a list of what is missing. */
  note: ReactNode;
  onNext: () => void;
}

/**
 * A summary of the lesson to be made, with the primary button. It is always visible; on a phone, only the
 * button sticks to the bottom.
 */
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

/** The summary lines of the dashboard. `questions` is the number of question types. */
export function summarise(draft: Draft, questions: number) {
  const speakers = speakersIn[draft.textType];
  const spaceless = languageOf(draft.to).spaces ? '' : ` of ${languageName(draft.to)}`;
  const pairs = draft.vocabulary.filter((pair) => pair.target.trim() && pair.native.trim()).length;
  return {
    length: `about ${draft.count} words${spaceless}${speakers > 0 ? `, ${speakers} speakers` : ''}`,
    vocabulary: pairs === 0 ? 'chosen for you' : `${pairs} of your words`,
    sound: soundOf(draft, speakers),
    ready: `about ${secondsToGenerate(draft.count, questions)} seconds`,
  };
}

const voiceCounts: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three' };

/** A lesson's audio in a few words; `speakers` is the number of speakers. */
export function soundOf(draft: Draft, speakers: number): string {
  switch (draft.audio) {
    case 'none':
      return 'none';
    case 'record':
      return 'your own voice';
    case 'upload':
      return 'your MP3';
    case 'ai':
      return `${voiceCounts[Math.max(1, speakers)] ?? speakers} AI ${speakers < 2 ? 'voice' : 'voices'}`;
  }
}

/**
 * Estimates how long the text and its questions take, in steps of five seconds. A model writes about ten
 * words a second in two languages; after the text, all question types are made in parallel. The estimate
 * excludes audio, which is made later.
 */
export function secondsToGenerate(words: number, questions: number): number {
  const seconds = 5 + words / 10 + (questions > 0 ? 6 : 0);
  return Math.max(10, Math.round(seconds / 5) * 5);
}
