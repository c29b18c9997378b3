import { expect, test } from 'vitest';
import { PageLanguage } from '#contracts/content/page.ts';
import { loadSeedPages, type WrittenPage } from '#db/seed/pages.ts';
import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { readCatalogue } from '#web/build/catalogues.ts';

const pages = loadSeedPages();
const inEnglish = pages.filter(({ language }) => language === 'en');
const translated = pages.filter(({ language }) => language !== 'en');

/** The guides that a teacher needs first, which exist in every language. */
const needed = [
  'your-first-lesson',
  'steps-1-7-of-choosing-your-resource-options',
  'reviewing-the-text',
  'teaching-on-the-projector',
  'gap-fills',
  'worksheets',
  'classes-and-login-cards',
  'setting-homework',
  'marking-and-accept-this-too',
  'results',
];

test.each(PageLanguage.options)('has the guides that are needed first in %s', (language) => {
  const slugs = pages.filter((page) => page.language === language).map(({ slug }) => slug);
  expect(needed.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

/** The parts of a page that a translation leaves as they are. */
const shapeOf = ({ content: { body, section, position } }: WrittenPage) => ({
  ...{ section, position },
  headings: body.match(/^#+ /gm),
  addresses: [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address).sort(),
  keys: (body.match(/`kbd:[^`]+`/g) ?? []).sort(),
  callouts: body.match(/\[!\w+\]/g),
});

const english = readCatalogue('en-GB');

/** All translations of the messages with this English wording. */
function wordingsFor(message: string, language: PageLanguage): string[] {
  const catalogue = readCatalogue(language as InterfaceLocale);
  return [...english].flatMap(([id, entry]) =>
    entry.message === message ? [catalogue.get(id)?.translation || message] : [],
  );
}

/** The names of buttons and fields, which pages write in bold type. */
const boldOf = (body: string): string[] =>
  [...body.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);

test.each(translated.map((page) => [page.id, page] as const))(
  '%s has the parts of the page that it translates, and names buttons as the interface does',
  (_, page) => {
    const original = inEnglish.find(({ kind, slug }) => kind === page.kind && slug === page.slug);
    if (!original) throw new Error('It translates no page.');
    expect(shapeOf(page)).toEqual(shapeOf(original));
    const body = page.content.body.toLowerCase();
    const missing = boldOf(original.content.body).flatMap((name) => {
      const wordings = wordingsFor(name, page.language);
      const isThere = wordings.some((wording) => body.includes(wording.toLowerCase()));
      return wordings.length > 0 && !isThere ? [`${name}: ${wordings.join(' or ')}`] : [];
    });
    expect(missing).toEqual([]);
  },
);
