import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compileWording } from '#language/wordings/compile-wording.ts';
import {
  baseOf,
  type InterfaceLocale,
  type PageLocale,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { pseudoText } from './pseudo-text.ts';

/** A message of a catalogue. */
interface CatalogueMessage {
  /** The English source, in ICU message format. */
  message: string;
  /** Empty if it is not translated. */
  translation: string;
  /** The files that contain the message. */
  files: string[];
  /** Distinguishes messages with the same source and different meanings. */
  context: string | undefined;
  /** Explanations for translators, from the call sites. */
  comments: string[];
}

/** The messages of a language by id. */
export type Catalogue = ReadonlyMap<string, CatalogueMessage>;

const po = formatter({ lineNumbers: false });

/** The path of a language's catalogue, which Lingui's command line writes and translators edit. */
export const cataloguePath = (locale: InterfaceLocale): string =>
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
    {
      message?: string;
      translation?: string;
      origin?: [string][];
      context?: string;
      comments?: string[];
    }
  >;
  return new Map(
    Object.entries(parsed).map(([id, { message, translation, origin = [], ...more }]) => [
      id,
      {
        message: message ?? '',
        translation: translation ?? '',
        files: origin.map(([file]) => file),
        context: more.context,
        // Lingui adds the id of the message to its comments.
        comments: more.comments?.filter((comment) => !comment.startsWith('js-lingui-')) ?? [],
      },
    ]),
  );
}

/** A catalogue's file with changed translations, by message id. The rest of the file stays as it is. */
export function withTranslations(
  locale: InterfaceLocale,
  file: string,
  translations: ReadonlyMap<string, string>,
): string {
  const context = { locale, sourceLocale, filename: cataloguePath(locale) };
  const parsed = po.parse(file, context) as Record<string, object>;
  const changed = Object.entries(parsed).map(([id, message]) => {
    const translation = translations.get(id);
    return [id, translation === undefined ? message : { ...message, translation }];
  });
  const written = po.serialize(Object.fromEntries(changed), { ...context, existing: file });
  return String(written);
}

/** Returns the compiled wording of a message by its id. */
export type WordingOf = (id: string) => Compiled;

/**
 * Returns the wordings of a language. A message without a translation has the wording of the language's base, and then
 * the English one. Throws for a message that the English catalogue lacks.
 */
export function wordingsOf(locale: PageLocale): WordingOf {
  if (locale === 'en-XA' || locale === 'ar-XB') return english(pseudoText);
  if (locale === sourceLocale) return english();
  const catalogue = readCatalogue(locale);
  const inBase = wordingsOf(baseOf(locale) ?? sourceLocale);
  return once((id) => {
    const translation = catalogue.get(id)?.translation;
    return translation ? compileWording(translation) : inBase(id);
  });
}

function english(changeText?: (text: string) => string): WordingOf {
  const catalogue = readCatalogue(sourceLocale);
  return once((id) => {
    const found = catalogue.get(id);
    if (!found) {
      throw new Error(`The message ${id} is not in the catalogues. Run npm run wordings.`);
    }
    return compileWording(found.message, changeText);
  });
}

/** Compiles each wording once, because many scripts contain the same messages. */
function once(wordingOf: WordingOf): WordingOf {
  const known = new Map<string, Compiled>();
  return (id) => {
    const wording = known.get(id) ?? wordingOf(id);
    known.set(id, wording);
    return wording;
  };
}
