import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Resource } from '#contracts/resources/resource.ts';
import { papers } from '#lessons/sheets/paper.ts';
import { paperWords } from '#lessons/sheets/paper-words.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { intlLocale } from '#ui/wordings/intl-locale.ts';
import { lessonWordsOptions } from '#web/app/lesson-words-options.ts';
import { isPaper, lineSpacings, type PrintChoices, textSizes } from './print-choices.ts';

interface PageOptionsProps {
  lesson: Pick<Resource, 'from' | 'to'>;
  choices: PrintChoices;
  onChange: (change: Partial<PrintChoices>) => void;
}

const paperOptions = Object.keys(papers)
  .filter(isPaper)
  .map((value) => ({ value, label: i18n._(paperWords[value]) }));

/** Options for all sheets: paper size, versions, answer key, text and font size. */
export function PageOptions({ lesson, choices, onChange }: PageOptionsProps) {
  const languages = lessonWordsOptions(lesson);
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">
        <Trans>How to print it</Trans>
      </h2>
      <div>
        <Segmented
          label={t`Paper`}
          options={paperOptions}
          value={choices.paper}
          onChoose={(paper) => onChange({ paper })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NativeSelect
          label={t`Text size`}
          options={textSizes.map((size) => ({ value: String(size), label: t`${size} pt` }))}
          value={String(choices.size)}
          onChange={({ currentTarget: { value } }) => onChange({ size: Number(value) })}
        />
        <NativeSelect
          label={t`Line spacing`}
          options={lineSpacings.map((spacing) => ({
            value: String(spacing),
            label: spacing.toLocaleString(intlLocale()),
          }))}
          value={String(choices.lineSpacing)}
          onChange={({ currentTarget: { value } }) => onChange({ lineSpacing: Number(value) })}
        />
      </div>
      {languages.length > 1 && (
        <NativeSelect
          label={t`Headings and instructions`}
          options={languages}
          value={choices.words}
          onChange={({ currentTarget: { value } }) => {
            const chosen = languages.find((one) => one.value === value);
            if (chosen) onChange({ words: chosen.value });
          }}
        />
      )}
      <Switch
        label={t`Fit to the page`}
        help={t`If only a few lines run onto the last page, the print is made slightly smaller.`}
        on={choices.fit}
        onSwitch={(fit) => onChange({ fit })}
      />
      <Switch
        label={t`Versions A and B`}
        help={t`Neighbours get the same task with different words or in a different order.`}
        on={choices.versions === 'ab'}
        onSwitch={(on) => onChange({ versions: on ? 'ab' : 'a' })}
      />
      <Switch
        label={t`Answer key`}
        help={t`On a separate page at the end.`}
        on={choices.key}
        onSwitch={(key) => onChange({ key })}
      />
      <Switch
        label={t`Text above the questions`}
        on={choices.withText}
        onSwitch={(withText) => onChange({ withText })}
      />
      <Switch
        label={t`Questions in both languages`}
        on={choices.translated}
        onSwitch={(translated) => onChange({ translated })}
      />
      <Switch
        label={t`Address of the lesson`}
        help={t`At the foot of each sheet, for pupils who continue online.`}
        on={choices.link}
        onSwitch={(link) => onChange({ link })}
      />
    </div>
  );
}
