import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Draft, TextType, wordCounts } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { andList } from '#ui/wordings/lists.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { textTypeWords } from '../text-type-words.ts';
import { LanguagePair } from './LanguagePair.tsx';

interface TextCardProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Errors by draft field. */
  errors: Readonly<Record<string, string>>;
  /** The language codes that the current writer supports; null for all. */
  writable: readonly string[] | null;
  /** The reason why dialogues cannot be made; null if they can. */
  dialoguesRefused: string | null;
}

/** Step 1: text type, languages, audience and length. */
export function TextCard({ draft, onDraft, errors, writable, dialoguesRefused }: TextCardProps) {
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change });
  const spaceless = !languageOf(draft.to).spaces;
  const cannotWrite = writable && [draft.to, draft.from].find((code) => !writable.includes(code));

  return (
    <NumberedCard number={1} title={t({ message: 'Text', context: 'a part of a resource' })}>
      <div data-tour="resource-type" data-error={errors.textType !== undefined}>
        <ChipGroup
          label={t`Resource type`}
          hideLabel
          value={draft.textType}
          options={TextType.options.map((type) => ({
            value: type,
            label: i18n._(textTypeWords[type]),
            disabled: dialoguesRefused !== null && type.startsWith('dialogue'),
          }))}
          onChoose={(textType) => set({ textType })}
          help={dialoguesRefused}
          error={errors.textType}
        />
      </div>
      <LanguagePair
        draft={draft}
        onDraft={onDraft}
        errors={errors}
        boxes={[
          { side: 'from', label: t`From (native)`, tour: 'native-language' },
          { side: 'to', label: t`To (target)`, tour: 'target-language' },
        ]}
        audienceTour="audience-level"
      />
      {cannotWrite && (
        <p className="rounded-control bg-native-soft px-4 py-3 text-sm" role="status">
          <Trans>
            The demo writer does not know {{ language: nameOfLanguage(cannotWrite) }}. It writes{' '}
            {{ languages: andList(writable.map((code) => nameOfLanguage(code))) }}. A connected
            model writes every language.
          </Trans>
        </p>
      )}
      <div data-tour="word-count" data-error={errors.count !== undefined}>
        <ChipGroup
          label={t({ message: 'Words', context: 'length of a text' })}
          value={String(draft.count)}
          options={wordCounts.map((count) => ({ value: String(count), label: count }))}
          onChoose={(count) => set({ count: Number(count) })}
          help={
            spaceless
              ? t`${{ language: nameOfLanguage(draft.to) }} is written without spaces, so the text is split into words for counting and for the activities.`
              : undefined
          }
          error={errors.count}
        />
      </div>
    </NumberedCard>
  );
}
