import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { ClassroomDraft, type ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { ownLanguageName } from '#language/language-name.ts';
import { languageCodes, languageOf } from '#language/languages.ts';
import { audienceGroups } from '#language/levels.ts';
import { interfaceLanguages, offeredLocales } from '#language/wordings/interface-languages.ts';
import { ComboBox, type ComboOption } from '#ui/ComboBox.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfYear } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

/** The value of the option that selects nothing. An option needs a value, but an empty string is stored. */
const none = 'none';

const languageOptions = [
  { value: none, label: t`No language` },
  ...languageCodes
    .map((code) => ({
      value: code,
      label: nameOfLanguage(code),
      detail: ownLanguageName(code),
      detailLang: languageOf(code).locale,
      alias: languageOf(code).name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale)),
];

interface Controlled {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** Fields for the name, language and year of a class. */
export function ClassroomFormFields({
  field,
}: {
  field: (name: 'name' | 'language' | 'year' | 'interfaceLanguage') => Controlled;
}) {
  const name = field('name');
  const language = field('language');
  const year = field('year');
  const choose = (to: Controlled) => (value: string) =>
    to.onChange({ currentTarget: { value: value === none ? '' : value } });
  return (
    <div className="space-y-5">
      <TextField
        {...name}
        label={t`Name of the class`}
        help={t`For example “8B French” or “Tuesday club”.`}
        maxLength={60}
        autoComplete="off"
      />
      <ComboBox
        label={t`Language taught (optional)`}
        options={languageOptions}
        value={language.value || none}
        onChoose={choose(language)}
        error={language.error}
      />
      <ComboBox
        label={t`Year (optional)`}
        options={yearOptions}
        value={year.value || none}
        onChoose={choose(year)}
        nothingFound={t`No school year has that name`}
        error={year.error}
      />
      <NativeSelect
        {...field('interfaceLanguage')}
        label={t`Pupils see Lexiloom in`}
        help={t`Each pupil can choose another language.`}
        options={[
          { value: '', label: t`The language that each lesson is learnt from` },
          ...offeredLocales.map((value) => ({ value, label: interfaceLanguages[value].name })),
        ]}
      />
    </div>
  );
}

/** The option for no year, followed by the school years. CEFR levels are not years. */
const yearOptions: readonly ComboOption[] = [
  { value: none, label: t`No year` },
  ...audienceGroups.flatMap(({ key: country, audiences }) =>
    audiences
      .filter(({ key, level }) => key !== level)
      .map(({ key, name }) => ({ value: key, label: nameOfYear(name, country) })),
  ),
];

const Texts = z.record(z.string(), z.string());

/**
 * A class as represented in its form, with empty strings where nothing is selected. It is parsed to the
 * server's own draft.
 */
export const ClassroomFields = z.pipe(
  z.transform((values): unknown => {
    const { name, language, year, interfaceLanguage } = Texts.parse(values);
    return {
      name,
      language: language || null,
      year: year || null,
      interfaceLanguage: interfaceLanguage || null,
    };
  }),
  ClassroomDraft,
);

/** The field values of a class, or of a new class if `row` is missing. */
export function fieldsOf(
  row?: Pick<ClassroomRow, 'name' | 'language' | 'year' | 'interfaceLanguage'>,
) {
  return {
    name: row?.name ?? '',
    language: row?.language ?? '',
    year: row?.year ?? '',
    interfaceLanguage: row?.interfaceLanguage ?? '',
  };
}
