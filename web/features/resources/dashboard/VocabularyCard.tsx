import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { AudioSource, type Draft } from '#contracts/resources/draft.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { classNames } from '#ui/class-names.ts';
import { NumberedCard } from '#ui/step-cards.tsx';
import type { PartOffer } from './part-offers.ts';
import { VocabEditor } from './VocabEditor.tsx';
import { pairsOf, unevenPairs, type VocabRow } from './vocab-rows.ts';

export const audioNames: Record<AudioSource, string> = {
  none: t`No sound`,
  ai: t`AI voice`,
  record: t`Record your voice`,
  upload: t`Upload MP3`,
};

const audioHelp: Record<AudioSource, string> = {
  none: t`You can add a voice later, on the review screen.`,
  ai: t`Generated sentence by sentence after the text; in dialogues each speaker has their own voice.`,
  record: t`Record on the review screen, once the text is ready to read aloud.`,
  upload: t`Upload your MP3 on the review screen, once the text is final.`,
};

interface VocabularyCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  rows: readonly VocabRow[];
  onRows: (rows: VocabRow[]) => void;
  offers: readonly PartOffer[];
  errors: Readonly<Record<string, string>>;
  /** The reason why an AI voice cannot be selected; null if it can. */
  voiceRefused: string | null;
}

/** Step 3: required vocabulary, audio, and question types. */
export function VocabularyCard(props: VocabularyCardProps) {
  const { draft, onDraft, rows, onRows, offers, errors, voiceRefused } = props;
  const pairs = pairsOf(rows).length;
  const uneven = unevenPairs(rows).length;

  return (
    <NumberedCard
      number={3}
      title={t`Vocabulary`}
      note={<span role="status">{pairWords(pairs, uneven)}</span>}
    >
      <div data-error={errors.vocabulary !== undefined}>
        {rows.length === 0 && (
          <p className="mb-3 max-w-prose text-ink-2">
            <Trans>
              Words that the text must use, in both languages. Leave this empty to have the words
              chosen for you.
            </Trans>
          </p>
        )}
        {errors.vocabulary && (
          <p className="mb-3 max-w-prose text-sm font-semibold text-bad">{errors.vocabulary}</p>
        )}
        <VocabEditor
          rows={rows}
          onRows={onRows}
          from={draft.from}
          to={draft.to}
          showErrors={errors.vocabulary !== undefined}
        />
      </div>
      <hr className="border-line" />
      <div data-tour="audio-tracks" data-error={errors.audio !== undefined}>
        <ChipGroup
          label={t`Audio`}
          value={draft.audio}
          options={AudioSource.options.map((source) => ({
            value: source,
            label: audioNames[source],
            disabled: source === 'ai' && voiceRefused !== null,
          }))}
          onChoose={(audio) => onDraft({ ...draft, audio })}
          help={voiceRefused ?? audioHelp[draft.audio]}
          error={errors.audio}
        />
      </div>
      <hr className="border-line" />
      <div data-error={errors.parts !== undefined}>
        <QuestionTypes
          offers={offers}
          chosen={draft.parts}
          onChosen={(parts) => onDraft({ ...draft, parts })}
        />
        {errors.parts && <p className="mt-2 text-sm font-semibold text-bad">{errors.parts}</p>}
      </div>
    </NumberedCard>
  );
}

/** Compares the number of words in the list with the suggested number; `uneven` words lack a translation. */
function pairWords(pairs: number, uneven: number): string {
  if (pairs === 0) return t`${pairs} of 20–25 suggested`;
  if (uneven === 0) return t`${pairs} of 20–25 suggested, all translated`;
  return t`${pairs} of 20–25 suggested, ${uneven} without a translation`;
}

interface QuestionTypesProps {
  offers: readonly PartOffer[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/**
 * Lists the twelve question types and what pupils do in each of them. An unavailable type shows the reason.
 */
export function QuestionTypes({ offers, chosen, onChosen }: QuestionTypesProps) {
  const id = useId();
  const possible = offers.filter((offer) => offer.why === null);
  const all = possible.every((offer) => chosen.includes(offer.part));
  const toggle = (part: string) =>
    onChosen(chosen.includes(part) ? chosen.filter((p) => p !== part) : [...chosen, part]);

  return (
    <fieldset data-tour="question-types">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Question types</Trans>
      </legend>
      <ul className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {offers.map(({ part, title, aim, why, isLocked }) => {
          const isChosen = why === null && chosen.includes(part);
          return (
            <li key={part}>
              <label
                className={classNames(
                  'flex h-full items-start gap-2.5 rounded-control border border-line bg-raised p-3 transition-colors',
                  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target',
                  why === null
                    ? 'hover:border-edge has-checked:border-target has-checked:bg-target-soft'
                    : 'cursor-not-allowed bg-sunken',
                )}
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={why !== null}
                  aria-describedby={`${id}-${part}`}
                  onChange={() => toggle(part)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className={classNames(
                    'mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-small border',
                    isChosen
                      ? 'border-transparent bg-target-fill text-on-target'
                      : 'border-edge text-ink-3',
                  )}
                >
                  {isChosen && <Check size={14} strokeWidth={3} />}
                  {isLocked && <LockKeyhole size={12} />}
                </span>
                <span className="min-w-0">
                  <span
                    className={classNames(
                      'block text-sm font-semibold',
                      isChosen && 'text-target',
                      why !== null && 'text-ink-2',
                    )}
                  >
                    {title}
                  </span>
                  <span id={`${id}-${part}`} className="block text-sm text-ink-2">
                    {aim}
                    {why && <span className="block font-semibold">{why}</span>}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Button
        size="small"
        variant="quiet"
        className="mt-2"
        onClick={() => onChosen(all ? [] : possible.map((offer) => offer.part))}
      >
        {all ? t`Clear all` : t`Choose all`}
      </Button>
    </fieldset>
  );
}
