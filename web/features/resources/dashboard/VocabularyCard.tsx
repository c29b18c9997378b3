import { AudioSource, type Draft } from '#contracts/resources/draft.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NumberedCard } from '#ui/NumberedCard.tsx';
import type { PartOffer } from './part-offers.ts';
import { QuestionTypes } from './QuestionTypes.tsx';
import { VocabEditor } from './VocabEditor.tsx';
import { pairsOf, unevenPairs, type VocabRow } from './vocab-rows.ts';

export const audioNames: Record<AudioSource, string> = {
  none: 'No sound',
  ai: 'AI voice',
  record: 'Record your voice',
  upload: 'Upload MP3',
};

const audioHelp: Record<AudioSource, string> = {
  none: 'You can add a voice later, on the review screen.',
  ai: 'Made sentence by sentence after the text; in dialogues each speaker has a voice.',
  record: 'You record on the review screen, when the text is there to read aloud.',
  upload: 'You upload your MP3 on the review screen, when the text is final.',
};

interface VocabularyCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  rows: readonly VocabRow[];
  onRows: (rows: VocabRow[]) => void;
  offers: readonly PartOffer[];
  errors: Readonly<Record<string, string>>;
  /** Why an AI voice cannot be chosen; null when it can. */
  voiceRefused: string | null;
}

/** Step 3: the words that must be in the text, how it sounds, and what is made from it. */
export function VocabularyCard(props: VocabularyCardProps) {
  const { draft, onDraft, rows, onRows, offers, errors, voiceRefused } = props;
  const pairs = pairsOf(rows).length;
  const uneven = unevenPairs(rows).length;

  return (
    <NumberedCard
      number={3}
      title="Vocabulary"
      note={
        <span role="status">
          {pairs} of 20–25 suggested
          {pairs > 0 && (uneven === 0 ? ', all translated' : `, ${uneven} without a translation`)}
        </span>
      }
    >
      <div data-error={errors.vocabulary !== undefined}>
        {rows.length === 0 && (
          <p className="mb-3 max-w-prose text-ink-2">
            Words that the text must use, in both languages. Leave it empty, and the writer chooses.
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
          label="Audio"
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
