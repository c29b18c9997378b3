import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import {
  type InterfaceLocale,
  interfaceLanguages,
  interfaceLocales,
  type PseudoLocale,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { pseudoText } from './pseudo-text.ts';
import { compiled } from './wordings.ts';

/** A message of a catalogue. */
export interface CatalogueMessage {
  /** The English source, in ICU message format. */
  message: string;
  /** Empty if it is not translated. */
  translation: string;
  /** The files that contain the message. */
  files: string[];
  /** Distinguishes messages with the same source and different meanings. */
  context: string | undefined;
}

/** The messages of a language by id. */
export type Catalogue = ReadonlyMap<string, CatalogueMessage>;

const po = formatter({ lineNumbers: false });

/** The path of a language's catalogue, which Lingui's command line writes and translators edit. */
const cataloguePath = (locale: InterfaceLocale): string =>
  fileURLToPath(new URL(`../../wordings/${locale}.po`, import.meta.url));

/** Reads a language's catalogue. */
export function readCatalogue(locale: InterfaceLocale): Catalogue {
  const filename = cataloguePath(locale);
  const parsed = po.parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale,
    filename,
  }) as Record<
    string,
    { message?: string; translation?: string; origin?: [string][]; context?: string }
  >;
  return new Map(
    Object.entries(parsed).map(([id, { message, translation, origin = [], context }]) => [
      id,
      {
        message: message ?? '',
        translation: translation ?? '',
        files: origin.map(([file]) => file),
        context,
      },
    ]),
  );
}

/** Returns the compiled wording of a message by its id. */
export type WordingOf = (id: string) => Compiled;

/**
 * Returns the wordings of every language. A message without a translation has the wording of the language's base, and
 * then the English one.
 */
export function wordingsOfAll(): Record<InterfaceLocale | PseudoLocale, WordingOf> {
  const english = readCatalogue(sourceLocale);
  const source = (id: string): string => {
    const found = english.get(id)?.message;
    if (found === undefined) {
      throw new Error(`The message ${id} is not in the catalogues. Run npm run wordings.`);
    }
    return found;
  };
  const once = (wordingOf: WordingOf): WordingOf => {
    const known = new Map<string, Compiled>();
    return (id) => {
      const wording = known.get(id) ?? wordingOf(id);
      known.set(id, wording);
      return wording;
    };
  };
  const all = {} as Record<InterfaceLocale | PseudoLocale, WordingOf>;
  for (const locale of interfaceLocales) {
    const catalogue = readCatalogue(locale);
    const { base } = interfaceLanguages[locale] as { base?: InterfaceLocale };
    all[locale] = once((id) => {
      const translation = locale === sourceLocale ? source(id) : catalogue.get(id)?.translation;
      if (translation) return compiled(translation) as Compiled;
      return base ? all[base](id) : all[sourceLocale](id);
    });
  }
  const pseudo = once((id) => compiled(source(id), pseudoText) as Compiled);
  all['en-XA'] = pseudo;
  all['ar-XB'] = pseudo;
  return all;
}
