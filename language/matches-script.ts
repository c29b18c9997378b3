import { languageOf } from './languages.ts';

/** The letters of each script of the product's languages, by ISO 15924 code. */
const letters: Record<string, RegExp> = {
  Latn: /\p{sc=Latn}/gu,
  Grek: /\p{sc=Grek}/gu,
  Cyrl: /\p{sc=Cyrl}/gu,
  Arab: /\p{sc=Arab}/gu,
  Hebr: /\p{sc=Hebr}/gu,
  Deva: /\p{sc=Deva}/gu,
  Beng: /\p{sc=Beng}/gu,
  Guru: /\p{sc=Guru}/gu,
  Thai: /\p{sc=Thai}/gu,
  Jpan: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/gu,
  Hans: /\p{sc=Han}/gu,
  Hant: /\p{sc=Han}/gu,
  Kore: /[\p{sc=Hang}\p{sc=Han}]/gu,
};

/**
 * True if a text is mostly in its language's script. Detects a file in the wrong language before the file is
 * translated. Also true for an empty text.
 */
export function matchesScript(language: string, text: string): boolean {
  const own = letters[languageOf(language).script];
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return !own || all === 0 || (text.match(own)?.length ?? 0) * 2 >= all;
}
