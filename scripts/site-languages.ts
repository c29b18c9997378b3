import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import {
  directionOf,
  interfaceLocales,
  type PageLocale,
  pseudoLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { readCatalogue, type WordingOf, wordingsOf } from '#web/build/catalogues.ts';
import { scriptHashes } from '#web/build/inline-script-hashes.ts';
import { inlineWordings, messagesIn } from '#web/build/wordings.ts';

/**
 * Writes the site in every language of the interface (docs/decisions/0229). English replaces the built scripts. The
 * scripts of another language are in `assets/{locale}-{hash}/`, and its pages in `pages/{locale}/`. `drawn` are the ids
 * of the messages of a rendered lesson, whose wordings the gateway reads from `pages/{locale}/lesson-wordings.json`.
 */
export function writeSiteLanguages(site: string, drawn: readonly string[]): void {
  const scripts = new Map(
    readdirSync(join(site, 'assets'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(site, 'assets', name), 'utf8')]),
  );
  const ids = new Set([...scripts.values()].flatMap(messagesIn));
  const onSheets = [...readCatalogue(sourceLocale)]
    .filter(([, { files }]) => files.some((file) => file.startsWith('lessons/')))
    .map(([id]) => id);
  const english = wordingsOf(sourceLocale);
  for (const locale of [...interfaceLocales, ...pseudoLocales]) {
    const wordingOf = locale === sourceLocale ? english : wordingsOf(locale);
    const writeWordings = (name: string, of: readonly string[]) => {
      const wordings = Object.fromEntries(of.map((id) => [id, wordingOf(id)]));
      write(join(site, 'pages', locale, `${name}.json`), JSON.stringify(wordings));
    };
    writeWordings('sheet-wordings', onSheets);
    if (locale === sourceLocale) continue;
    writeLanguage(site, locale, wordingOf, scripts, ids);
    writeWordings('lesson-wordings', drawn);
  }
  for (const [name, code] of scripts) {
    writeFileSync(join(site, 'assets', name), inlineWordings(code, english));
  }
}

function writeLanguage(
  site: string,
  locale: PageLocale,
  wordingOf: WordingOf,
  scripts: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): void {
  // A changed wording changes the address, because browsers keep these files for a year.
  const said = [...ids].sort().map((id) => [id, wordingOf(id)]);
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 8);
  const folder = `assets/${locale}-${hash}`;
  /** Changes the addresses of scripts in a page, in a list of files, and in imports that are not relative. */
  const moved = (text: string) =>
    text.replace(/\bassets\/((?:[\w-]+\/)*[\w.-]+\.js)\b/g, `${folder}/$1`);
  for (const [name, code] of scripts) {
    write(join(site, folder, name), moved(inlineWordings(code, wordingOf)));
  }
  for (const { from, to, hashes } of pagesOf(site, locale)) {
    const built = moved(readFileSync(join(site, from), 'utf8'));
    const html = inLanguage(built, locale, from.startsWith('pages/') ? null : wordingOf);
    write(join(site, 'pages', locale, to), html);
    if (hashes) write(join(site, 'pages', locale, hashes), JSON.stringify(scriptHashes(html)));
  }
  const worker = moved(readFileSync(join(site, 'pupil-worker.js'), 'utf8'));
  write(join(site, 'pages', locale, 'pupil-worker.js'), withVersion(worker, `${locale}-${hash}`));
}

/** Adds the language to the version of the service worker, after which it names its store. */
function withVersion(worker: string, language: string): string {
  const versioned = worker.replace(
    /\bversion:(["'`])([\da-f]{12})\1/,
    (_, quote: string, version: string) => `version:${quote}${version}-${language}${quote}`,
  );
  if (versioned === worker) throw new Error('The pupils’ service worker has no version.');
  return versioned;
}

interface SitePage {
  from: string;
  to: string;
  /** The file with the hashes of the page's inline scripts. */
  hashes?: string;
}

/** The pages from which those of a language are made. The front pages are already drawn in the language. */
function pagesOf(site: string, locale: PageLocale): SitePage[] {
  const front = readdirSync(join(site, 'pages', locale)).filter((name) => name.endsWith('.html'));
  return [
    { from: 'index.html', to: 'index.html' },
    { from: 'pupil.html', to: 'pupil.html', hashes: 'pupil-inline-hashes.json' },
    { from: 'resource.html', to: 'resource.html', hashes: 'inline-script-hashes.json' },
    // All front pages have the same inline script.
    ...front.map((name) => ({
      ...{ from: `pages/${locale}/${name}`, to: name, hashes: 'script-hashes.json' },
    })),
  ];
}

/**
 * Declares the language and the direction of a page. With `wordingOf`, also says what the HTML itself contains: its title,
 * its description and the sentence for browsers without JavaScript. Throws if one of them is not a message.
 */
function inLanguage(html: string, locale: PageLocale, wordingOf: WordingOf | null): string {
  const page = html.replace(
    /<html lang="[^"]*"/,
    `<html lang="${locale}" dir="${directionOf(locale)}"`,
  );
  if (!wordingOf) return page;
  const said = (text: string) =>
    text === 'Lexiloom'
      ? text
      : String(wordingOf(generateMessageId(text))).replaceAll('"', '&quot;');
  return page.replace(
    /(<title>|<noscript>|name="description"\s+content=")([^<"]+)/g,
    (_, before: string, text: string) => before + text.split(' · ').map(said).join(' · '),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
