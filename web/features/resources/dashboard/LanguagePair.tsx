import { t } from '@lingui/core/macro';
import { ArrowLeftRight } from 'lucide-react';
import type { Draft } from '#contracts/resources/draft.ts';
import { ownLanguageName } from '#language/language-name.ts';
import { languageCodes, languageOf } from '#language/languages.ts';
import { audienceGroups, audienceLevel } from '#language/levels.ts';
import { IconButton } from '#ui/Button.tsx';
import { ComboBox } from '#ui/ComboBox.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfGroup } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { setLanguage, swapLanguages } from './draft-edits.ts';

/** One of the two language fields: its side, its label, and its step in the guided tour. */
interface LanguageBox {
  side: 'from' | 'to';
  label: string;
  tour?: string;
}

interface LanguagePairProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  errors: Readonly<Record<string, string>>;
  /** The two language fields in screen order. */
  boxes: readonly [LanguageBox, LanguageBox];
  audienceTour?: string;
}

/** The two language fields with the button that swaps them, and the audience of the text. */
export function LanguagePair({ draft, onDraft, errors, boxes, audienceTour }: LanguagePairProps) {
  const [first, second] = boxes.map(({ side, label, tour }) => (
    <div key={side} data-tour={tour} data-error={errors[side] !== undefined}>
      <ComboBox
        label={label}
        options={languageOptions}
        value={draft[side]}
        onChoose={(language) => onDraft(setLanguage(draft, side, language))}
        error={errors[side]}
      />
    </div>
  ));
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,1.15fr)]">
      {first}
      <IconButton
        label={t`Swap the languages`}
        icon={<ArrowLeftRight size={18} />}
        onClick={() => onDraft(swapLanguages(draft))}
        className="-my-1.5 size-12 justify-self-center border-line! bg-raised sm:mt-6.5 sm:mb-0"
      />
      {second}
      <div
        data-tour={audienceTour}
        data-error={errors.audience !== undefined}
        className="sm:col-span-3 xl:col-span-1"
      >
        <AudienceField
          audience={draft.audience}
          onAudience={(audience) => onDraft({ ...draft, audience })}
          error={errors.audience}
        />
      </div>
    </div>
  );
}

const options = audienceGroups.flatMap((group) =>
  group.audiences.map((audience) =>
    audience.key === audience.level
      ? { value: audience.key, label: audience.name, detail: nameOfGroup(group.key) }
      : {
          value: audience.key,
          label: t({
            message: `${{ country: nameOfGroup(group.key) }}, ${{ year: audience.name }}`,
            comment: 'A school year after its country, in a list of all years: England, Year 8',
          }),
          detail: audience.level,
        },
  ),
);

interface AudienceFieldProps {
  audience: string;
  onAudience: (audience: string) => void;
  error: string | undefined;
}

/**
 * The audience: a CEFR level or a school year in one of 13 countries. Users can search for any part of its
 * name.
 */
function AudienceField({ audience, onAudience, error }: AudienceFieldProps) {
  const level = audienceLevel(audience);
  return (
    <ComboBox
      label={t`Audience level`}
      options={options}
      value={audience}
      onChoose={onAudience}
      placeholder={t`A2.1, or England, Year 8`}
      nothingFound={t`No level or school year has that name`}
      help={audience === level ? undefined : t`Written at ${level}, the usual level for this year.`}
      error={error}
    />
  );
}

/** Every language by its name in the language of the page, with its native name next to it. */
const languageOptions = languageCodes
  .map((code) => ({
    value: code,
    label: nameOfLanguage(code),
    detail: ownLanguageName(code),
    detailLang: languageOf(code).locale,
    alias: languageOf(code).name,
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
