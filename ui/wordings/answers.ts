import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { i18n } from './i18n.ts';

const listeners = new Set<() => void>();

let sayKnown = (english: string): string => english;
let loading: Promise<void> | undefined;

/**
 * Loads the sentences with which Workers and schemas answer, so that `sayAnswer` knows them. Loads nothing if the page is
 * in English. If they cannot be loaded, the sentences remain English, and the next call tries again.
 */
export function loadAnswers(): Promise<void> {
  if (i18n.locale === sourceLocale) return Promise.resolve();
  loading ??= import('./known-answers.ts').then(
    (module) => {
      sayKnown = module.sayKnown;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** Calls `listener` when the sentences have been loaded. Returns a function that ends this. */
export function onAnswersLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A value that is another one once the sentences have been loaded. */
export const answersState = (): unknown => sayKnown;

/**
 * Says an English sentence of a Worker or a schema in the language of the page (docs/decisions/0230). A sentence that is
 * not known, or not loaded yet, remains English.
 */
export const sayAnswer = (english: string): string => sayKnown(english);
