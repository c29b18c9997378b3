import type { Draft } from '#contracts/resources/draft.ts';
import { isLanguageCode, type LanguageCode } from '#language/languages.ts';

/** One option of a multi-select on the dashboard. */
export interface KeyedOption<Name extends string = string> {
  key: number;
  /** The name in the prompt. Screens say it with `tense-words.ts`. */
  name: Name;
}

/** The key of the exclusive default (specification 3). */
export const varietyOfTenses = 6;

type Five = readonly [string, string, string, string, string];

const romance = <
  Perfect extends string,
  Imperfect extends string,
  Future extends string,
  Last extends string,
>(
  perfect: Perfect,
  imperfect: Imperfect,
  future: Future,
  last: Last,
) => ['Present', perfect, imperfect, future, last] as const;
const slavic = [
  'Present',
  'Past (imperfective)',
  'Past (perfective)',
  'Future',
  'Conditional',
] as const;
const nordic = ['Present', 'Past', 'Perfect', 'Future', 'Conditional'] as const;
const chinese = [
  'Habits and facts (no mark)',
  'Completed actions',
  'Actions in progress',
  'Experience',
  'Plans and future',
] as const;

/**
 * Tense options 1 to 5 of each target language, named as in its textbooks. Option 6 is the same for all
 * languages.
 */
const tenseNames = {
  en: ['Present simple', 'Present continuous', 'Past simple', 'Present perfect', 'Future'],
  fr: romance('Perfect (passé composé)', 'Imperfect', 'Future (near and simple)', 'Conditional'),
  es: romance('Preterite', 'Imperfect', 'Future (near and simple)', 'Conditional'),
  it: romance('Perfect (passato prossimo)', 'Imperfect', 'Future', 'Conditional'),
  pt: romance('Preterite', 'Imperfect', 'Future (near and simple)', 'Conditional'),
  ro: romance('Perfect (perfectul compus)', 'Imperfect', 'Future', 'Conditional'),
  de: ['Present', 'Perfect', 'Imperfect (Präteritum)', 'Future', 'Conditional (Konjunktiv II)'],
  nl: ['Present', 'Perfect', 'Imperfect', 'Future', 'Conditional (zou)'],
  sv: nordic,
  da: nordic,
  nb: nordic,
  fi: ['Present', 'Imperfect', 'Perfect', 'Pluperfect', 'Conditional'],
  pl: slavic,
  cs: slavic,
  ru: slavic,
  uk: slavic,
  hu: ['Present', 'Past', 'Future (fog)', 'Conditional', 'Imperative and subjunctive'],
  el: ['Present', 'Aorist', 'Imperfect', 'Future', 'Conditional (θα with imperfect)'],
  tr: [
    'Present continuous (-iyor)',
    'Present simple (-ir)',
    'Past (-di)',
    'Reported past (-miş)',
    'Future (-ecek)',
  ],
  ar: ['Present', 'Past', 'Future', 'Past continuous (kāna)', 'Imperative'],
  he: ['Present', 'Past', 'Future', 'Infinitive with modal', 'Imperative'],
  fa: ['Present', 'Simple past', 'Imperfect past', 'Present perfect', 'Future'],
  ur: ['Present habitual', 'Present continuous', 'Simple past', 'Past habitual', 'Future'],
  ps: ['Present', 'Simple past', 'Continuous past', 'Perfect', 'Future'],
  hi: ['Present habitual', 'Present continuous', 'Simple past', 'Past habitual', 'Future'],
  bn: ['Present simple', 'Present continuous', 'Simple past', 'Past habitual', 'Future'],
  pa: ['Present habitual', 'Present continuous', 'Simple past', 'Past habitual', 'Future'],
  ja: [
    'Non-past (ます and plain)',
    'Past (ました and た)',
    'て form and continuous (ている)',
    'Wishes and plans (たい, つもり)',
    'Conditional (たら, ば)',
  ],
  zh: chinese,
  yue: chinese,
  ko: ['Present', 'Past', 'Future', 'Continuous (고 있다)', 'Wishes and conditions'],
  vi: chinese,
  th: chinese,
  id: chinese,
  cy: ['Present', 'Past', 'Imperfect', 'Future', 'Conditional'],
  ga: ['Present', 'Past', 'Habitual past', 'Future', 'Conditional'],
  mi: [
    'Continuous (kei te)',
    'Past (i)',
    'Past continuous (i te)',
    'Future (ka, ā)',
    'Habits and states (he, e … ana)',
  ],
  la: ['Present', 'Imperfect', 'Perfect', 'Future', 'Pluperfect'],
} as const satisfies Record<LanguageCode, Five>;

const anyTense = 'A variety of tenses';

export type TenseName = (typeof tenseNames)[LanguageCode][number] | typeof anyTense;

/** Returns the tense menu of a target language; for an unknown language, only the default. */
export function tensesOf(language: string): KeyedOption<TenseName>[] {
  const names: readonly TenseName[] = isLanguageCode(language) ? tenseNames[language] : [];
  return [
    ...names.map((name, index) => ({ key: index + 1, name })),
    { key: varietyOfTenses, name: anyTense },
  ];
}

/** Returns the chosen tenses as worded in the prompt. */
export function tenseNamesOf(language: string, keys: readonly number[]): string[] {
  return tensesOf(language)
    .filter((tense) => keys.includes(tense.key))
    .map((tense) => tense.name);
}

/** The key of the exclusive default (specification 3). */
export const noDetails = 7;

/** The details that a teacher may request for the text. */
export const details = [
  { key: 1, name: 'Opinions with reasons' },
  { key: 2, name: 'Time phrases' },
  { key: 3, name: 'Connectives' },
  { key: 4, name: 'Negatives' },
  { key: 5, name: 'Comparisons' },
  { key: 6, name: 'Questions' },
  { key: noDetails, name: 'None' },
] as const satisfies readonly KeyedOption[];

export type DetailName = (typeof details)[number]['name'];

/** Returns the chosen details as worded in the prompt; "None" adds nothing. */
export function detailNamesOf(keys: readonly number[]): string[] {
  return details
    .filter((detail) => detail.key !== noDetails && keys.includes(detail.key))
    .map((detail) => detail.name);
}

/** Changes the From or To language and resets tenses and details to their defaults (specification 4). */
export function changeLanguage(draft: Draft, field: 'from' | 'to', language: string): Draft {
  if (draft[field] === language) return draft;
  return { ...draft, [field]: language, tenses: [varietyOfTenses], details: [noDetails] };
}

/**
 * Applies a click in a multi-select whose default excludes all other options (specification 4). Choosing the
 * default clears the other options. Choosing another option clears the default. Clicking a selected default
 * has no effect. Deselecting the last other option restores the default (decision 0012).
 */
export function toggleExclusive(
  selected: readonly number[],
  key: number,
  exclusiveDefault: number,
): number[] {
  if (key === exclusiveDefault) return [exclusiveDefault];
  const others = new Set(selected.filter((each) => each !== exclusiveDefault));
  if (!others.delete(key)) others.add(key);
  return others.size === 0 ? [exclusiveDefault] : [...others].sort((a, b) => a - b);
}
