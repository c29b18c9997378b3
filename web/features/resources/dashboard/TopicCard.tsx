import type { Draft } from '#contracts/resources/draft.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NumberedCard } from '#ui/NumberedCard.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { detailChoices, tenseChoices, toggleDetail, toggleTense } from './change-draft.ts';
import { ImproveTopic } from './ImproveTopic.tsx';

interface TopicCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  errors: Readonly<Record<string, string>>;
  /** Why the plan does not let one improve the prompt; null when it does. */
  improvingRefused: string | null;
}

/** Step 2: what the text is called, what it is about, in which tenses and with what in it. */
export function TopicCard({ draft, onDraft, errors, improvingRefused }: TopicCardProps) {
  return (
    <NumberedCard number={2} title="Topic">
      <div data-tour="resource-name" data-error={errors.title !== undefined}>
        <TextField
          label="Resource name"
          dir="auto"
          value={draft.title}
          maxLength={120}
          placeholder="Au marché de Noël"
          error={errors.title}
          onChange={(event) => onDraft({ ...draft, title: event.currentTarget.value })}
        />
      </div>
      <div data-tour="prompt" data-error={errors.topic !== undefined}>
        <TextArea
          label="What is it about?"
          dir="auto"
          rows={3}
          value={draft.topic}
          maxLength={2000}
          className="min-h-28"
          placeholder="Two friends meet at the Christmas market and choose presents for their families."
          error={errors.topic}
          onChange={(event) => onDraft({ ...draft, topic: event.currentTarget.value })}
        />
        <ImproveTopic
          draft={draft}
          onTopic={(topic) => onDraft({ ...draft, topic })}
          refused={improvingRefused}
        />
      </div>
      <div data-tour="tenses-details" className="flex flex-col gap-5">
        <div data-error={errors.tenses !== undefined}>
          <ChipGroup
            label="Tenses"
            value={draft.tenses.map(String)}
            options={tenseChoices(draft)}
            onChoose={(key) => onDraft(toggleTense(draft, Number(key)))}
            error={errors.tenses}
          />
        </div>
        <div data-error={errors.details !== undefined}>
          <ChipGroup
            label="Details"
            value={draft.details.map(String)}
            options={detailChoices()}
            onChoose={(key) => onDraft(toggleDetail(draft, Number(key)))}
            error={errors.details}
          />
        </div>
      </div>
    </NumberedCard>
  );
}
