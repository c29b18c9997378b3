import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { i18n } from './i18n.ts';

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
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Says an English sentence of a Worker or a schema in the language of the page (docs/decisions/0230). A sentence that is
 * not known, or not loaded yet, remains English.
 */
export const sayAnswer = (english: string): string => sayKnown(english);
