import { Draft } from '#contracts/resources/draft.ts';
import { checkDraft } from '#lessons/draft/check-draft.ts';
import { detailWords, tenseWords } from '#lessons/draft/tense-words.ts';
import {
  changeLanguage,
  details,
  noDetails,
  tensesOf,
  toggleExclusive,
  varietyOfTenses,
} from '#lessons/draft/tenses-and-details.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/**
 * Sets one language. If it is already the language of the other side, the two languages are swapped, because
 * a text needs two different languages.
 */
export function setLanguage(draft: Draft, field: 'from' | 'to', code: string): Draft {
  const other = field === 'from' ? draft.to : draft.from;
  return code === other ? swapLanguages(draft) : changeLanguage(draft, field, code);
}

/** Swaps the languages and the vocabulary columns. */
export function swapLanguages(draft: Draft): Draft {
  const { from, to } = draft;
  const turned = changeLanguage(changeLanguage(draft, 'from', to), 'to', from);
  const vocabulary = draft.vocabulary.map(({ target, native }) => ({
    target: native,
    native: target,
  }));
  return { ...turned, vocabulary };
}

export function toggleTense(draft: Draft, key: number): Draft {
  return { ...draft, tenses: toggleExclusive(draft.tenses, key, varietyOfTenses) };
}

export function toggleDetail(draft: Draft, key: number): Draft {
  return { ...draft, details: toggleExclusive(draft.details, key, noDetails) };
}

/** The tenses of the target language, as chip options. */
export function tenseChoices(draft: Draft): { value: string; label: string }[] {
  return tensesOf(draft.to).map(({ key, name }) => ({
    value: String(key),
    label: i18n._(tenseWords[name]),
  }));
}

export function detailChoices(): { value: string; label: string }[] {
  return details.map(({ key, name }) => ({ value: String(key), label: i18n._(detailWords[name]) }));
}

/**
 * The question types that most teachers want with every text. The other types can be added with one tap each.
 */
const usualParts = [
  'phrase',
  'vocab',
  'statement',
  'comprehension',
  'chunk',
  'vocabInContext',
] as const;

/** The dashboard's initial draft. */
export function newDraft(): Draft {
  return Draft.parse({ parts: usualParts });
}

/** Errors of a draft by field; empty if the text can be written. */
export function findErrors(draft: Draft): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkDraft(draft)).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, sayAnswer(message)]],
    ),
  );
}

/** Focuses the first invalid field in page order. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[data-error="true"]');
  const first =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, button');
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}
