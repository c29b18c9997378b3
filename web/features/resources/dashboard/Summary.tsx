import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import { speakersIn } from '#lessons/draft/voices.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

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
    [
      t`Languages`,
      t`${{ spoken: nameOfLanguage(draft.from) }} → ${{ taught: nameOfLanguage(draft.to) }}`,
    ],
    [t`Level`, nameOfAudience(draft.audience)],
    [t({ message: 'Length', context: 'of a text' }), length],
    [t`Vocabulary`, vocabulary],
    [t`Questions`, t`${questions} of 12 types`],
    [t`Sound`, sound],
    [t`Ready in`, ready],
  ];
  return (
    <SummaryCard
      label={t`Your lesson so far`}
      name={draft.title || t`An untitled lesson`}
      about={draft.topic || t`Say what it is about, and Lexiloom writes it.`}
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
          <Trans>Next: review</Trans>{' '}
          <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
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

  const pairs = draft.vocabulary.filter((pair) => pair.target.trim() && pair.native.trim()).length;
  return {
    length:
      speakers === 0
        ? wordsOf(draft)
        : plainList([wordsOf(draft), plural(speakers, { one: '# speaker', other: '# speakers' })]),
    vocabulary:
      pairs === 0
        ? t({ message: 'chosen for you', context: 'the vocabulary of a text' })
        : plural(pairs, { one: '# of your words', other: '# of your words' }),
    sound: soundOf(draft, speakers),
    ready: plural(
      { seconds: secondsToGenerate(draft.count, questions) },
      { one: 'about # second', other: 'about # seconds' },
    ),
  };
}

/** The wanted length of a text. It names the language if its words are not separated by spaces. */
function wordsOf({ count, to }: Draft): string {
  if (languageOf(to).spaces) return plural(count, { one: 'about # word', other: 'about # words' });
  return plural(count, {
    one: `about # word of ${{ language: nameOfLanguage(to) }}`,
    other: `about # words of ${{ language: nameOfLanguage(to) }}`,
  });
}

/** A lesson's audio in a few words; `speakers` is the number of speakers. */
export function soundOf(draft: Draft, speakers: number): string {
  switch (draft.audio) {
    case 'none':
      return t({ message: 'none', context: 'the sound of a lesson' });
    case 'record':
      return t`your own voice`;
    case 'upload':
      return t`your MP3`;
    case 'ai':
      return plural(
        { count: Math.max(1, speakers) },
        {
          2: 'two AI voices',
          3: 'three AI voices',
          one: 'one AI voice',
          other: '# AI voices',
        },
      );
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
