import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { CopyCheck } from 'lucide-react';
import { AudioSource, type Draft } from '#contracts/resources/draft.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { LanguagePair } from '../dashboard/LanguagePair.tsx';
import type { PartOffer } from '../dashboard/part-offers.ts';
import { audioNames, QuestionTypes } from '../dashboard/VocabularyCard.tsx';

const audioHelp: Record<AudioSource, string> = {
  none: t`You can add a voice later, on the review screen.`,
  ai: t`Generated sentence by sentence after the text; in dialogues each speaker has their own voice.`,
  record: t`Record on the review screen, once the text is ready to read aloud.`,
  upload: t`Upload your MP3 on the review screen, once the text is ready.`,
};

interface SettingsCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  errors: Readonly<Record<string, string>>;
  offers: readonly PartOffer[];
  voiceRefused: string | null;
  /** Number of other texts. */
  others: number;
  /** Applies these settings to all other texts. */
  onSpread: () => void;
}

/** Step 3: languages, audience, and the parts that are made from the text. */
export function SettingsCard(props: SettingsCardProps) {
  const { draft, onDraft, errors, offers, voiceRefused, others, onSpread } = props;
  return (
    <NumberedCard
      number={3}
      title={t`Languages and questions`}
      actions={
        others > 0 && (
          <Button size="small" onClick={onSpread}>
            <CopyCheck size={16} aria-hidden="true" />{' '}
            <Plural
              value={{ count: others + 1 }}
              one="Use for all # texts"
              other="Use for all # texts"
            />
          </Button>
        )
      }
    >
      <LanguagePair
        draft={draft}
        onDraft={onDraft}
        errors={errors}
        boxes={[
          { side: 'to', label: t`Language of the text` },
          { side: 'from', label: t`Your pupils’ language` },
        ]}
      />
      <div data-error={errors.audio !== undefined}>
        <ChipGroup
          label={t`Sound`}
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
