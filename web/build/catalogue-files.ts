import type { Plugin } from 'vite';
import {
  catalogueAddress,
  type SourceCatalogue,
  type TranslatedCatalogue,
} from '#contracts/wordings/catalogue.ts';
import {
  baseOf,
  type InterfaceLocale,
  interfaceLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { readCatalogue } from './catalogues.ts';

/**
 * Writes the messages and the wordings of every language into the site, for the screen on which admins look after them. In
 * development, serves them from the catalogues.
 */
export function catalogueFiles(): Plugin {
  return {
    name: 'catalogue-files',
    generateBundle() {
      for (const locale of interfaceLocales) {
        const fileName = catalogueAddress(locale).slice(1);
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(catalogueOf(locale)) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const locale = interfaceLocales.find((one) => request.url === catalogueAddress(one));
        if (!locale) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(catalogueOf(locale)));
      });
    },
  };
}

/** Returns the content of a language's file. */
export const catalogueOf = (locale: InterfaceLocale): SourceCatalogue | TranslatedCatalogue =>
  locale === sourceLocale ? sourceCatalogue() : Object.fromEntries(translationsOf(locale));

function translationsOf(locale: InterfaceLocale): Map<string, string> {
  const entries = [...readCatalogue(locale)].map(
    ([id, { translation }]) => [id, translation] as const,
  );
  return new Map(entries.filter(([, translation]) => translation !== ''));
}

function sourceCatalogue(): SourceCatalogue {
  const messages = [...readCatalogue(sourceLocale)].map(
    ([id, { message, context, comments, files }]) => ({
      ...{ id, message, comments, files },
      ...(context && { context }),
    }),
  );
  const others = interfaceLocales.filter((locale) => locale !== sourceLocale);
  const translated = others.map((locale) => {
    const base = baseOf(locale);
    if (base === sourceLocale) return [locale, messages.length];
    const own = translationsOf(locale);
    const inherited = base ? translationsOf(base) : own;
    return [locale, messages.filter(({ id }) => own.has(id) || inherited.has(id)).length];
  });
  return { messages, translated: Object.fromEntries(translated) };
}
