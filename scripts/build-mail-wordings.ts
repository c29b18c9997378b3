import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type InterfaceLocale,
  interfaceLanguages,
  offeredLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { fingerprintOf } from './source-fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const inputs = [
  'functions',
  'language/wordings',
  'web/build',
  'wordings',
  'package-lock.json',
  'scripts/build-mail-wordings.ts',
];

/** The module that the accounts Worker imports to say mails (`functions/accounts/mail-wordings.d.ts`). */
const mailWordings = join(root, 'dist/mail-wordings/mail-wordings.js');

/**
 * Writes the wordings of all mails in all languages for the Worker that sends them, unless no source has changed since
 * the last build. Must run before anything bundles this Worker. A text that the catalogues lack stays English, so that a
 * new mail can be tried before `npm run wordings`. Two processes may run it at once, because each writes a complete file
 * and then renames it.
 */
export async function buildMailWordings(): Promise<void> {
  const stamp = `// ${fingerprintOf(inputs)}\n`;
  if (builtWith(stamp)) return;
  // Loading the compiler of messages takes longer than the check above, which is usually enough.
  const { mailTexts } = await import('#web/build/mail-texts.ts');
  const texts = mailTexts();
  const wordingsOf = await openWordings(texts);
  const others = offeredLocales.filter((locale) => locale !== sourceLocale);
  const wordings = Object.fromEntries(others.map((locale) => [locale, wordingsOf(locale)]));
  mkdirSync(dirname(mailWordings), { recursive: true });
  const draft = `${mailWordings}.${process.pid}`;
  const code = `export const mailWordings = ${JSON.stringify({ texts, wordings })};\n`;
  writeFileSync(draft, stamp + code);
  renameSync(draft, mailWordings);
}

/**
 * Returns a function that returns the wordings of the texts in a language. A text without a translation has the wording
 * of the language's base; null if there is none.
 */
async function openWordings(texts: readonly string[]) {
  const [{ generateMessageId }, { compileWording }, { readCatalogue }] = await Promise.all([
    import('@lingui/message-utils/generateMessageId'),
    import('#language/wordings/compile-wording.ts'),
    import('#web/build/catalogues.ts'),
  ]);
  return function wordingsOf(locale: InterfaceLocale): (Compiled | null)[] {
    if (locale === sourceLocale) return texts.map((english) => compileWording(english));
    const language = interfaceLanguages[locale];
    const inBase = 'base' in language ? wordingsOf(language.base) : [];
    const catalogue = readCatalogue(locale);
    return texts.map((english, at) => {
      const translation = catalogue.get(generateMessageId(english))?.translation;
      return translation ? compileWording(translation) : (inBase[at] ?? null);
    });
  };
}

function builtWith(stamp: string): boolean {
  try {
    return readFileSync(mailWordings, 'utf8').startsWith(stamp);
  } catch {
    return false;
  }
}
