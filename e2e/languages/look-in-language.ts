import type { Page } from '@playwright/test';
import type { PageLocale } from '#language/wordings/interface-languages.ts';
import { englishTo, type Sought } from './english-to.ts';

type Translate = (sought: Sought, exact: boolean) => RegExp;
type Method = (this: unknown, ...given: unknown[]) => unknown;
type Prototype = Record<string, Method>;

/** What the walks of this process look for is sought in this language; null for English. */
let translate: Translate | null = null;
let inUse: PageLocale | null = null;
const translators = new Map<PageLocale, Translate>();
let isPatched = false;

/**
 * Makes all locators and expectations of this process look for texts in a language, although the walks name them in
 * English. The same walk then uses the product as a person who reads the language. Null returns to English.
 */
export function lookInLanguage(locale: PageLocale | null, page: Page): void {
  inUse = locale;
  if (locale === null) {
    translate = null;
    return;
  }
  translate = translators.get(locale) ?? englishTo(locale);
  translators.set(locale, translate);
  if (!isPatched) patch(page);
  isPatched = true;
}

/** The language of the walk; null for English. */
export const languageInUse = (): PageLocale | null => inUse;

/** A pattern for a text that a walk reads itself, in the language of the walk. */
export function spoken(text: Sought): RegExp {
  if (translate) return translate(text, false);
  return text instanceof RegExp ? text : new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
}

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'];

/** Changes the methods that take a text. A page forwards them to its frame. */
function patch(page: Page): void {
  const frame = page.mainFrame();
  const prototypes = [frame, page.locator('body'), page.frameLocator('iframe')].map(
    (object) => Object.getPrototypeOf(object) as Prototype,
  );
  for (const prototype of prototypes) {
    for (const name of byText) {
      change(prototype, name, ([text, options]) => [
        sought(text as Sought, isExact(options)),
        options,
      ]);
    }
    change(prototype, 'getByRole', ([role, options]) => [role, withNames(options, 'name')]);
    for (const name of ['locator', 'filter']) {
      change(prototype, name, (given) =>
        given.map((one) => (isPlain(one) ? withNames(one, 'hasText', 'hasNotText') : one)),
      );
    }
  }
  const [frames, locators] = prototypes;
  if (frames) {
    change(frames, '_expect', ([kind, options]) => [
      kind,
      spokenKinds.test(String(kind)) ? withExpected(options) : options,
    ]);
  }
  if (locators) {
    change(locators, 'selectOption', ([choice, ...rest]) => [withOption(choice), ...rest]);
  }
}

function change(prototype: Prototype, name: string, given: (all: unknown[]) => unknown[]): void {
  const before = prototype[name];
  if (!before) return;
  prototype[name] = function (...all) {
    return before.apply(this, translate ? given(all) : all);
  };
}

/** Texts with a wider English pattern, from which walks in other languages start. */
const wider = new Map<string, RegExp>();

/**
 * Returns the English text that a walk looks for. A walk in another language starts from `pattern`: for texts that are no
 * message, such as an amount or the heading of a guide.
 */
export function elsewhere<Text extends Sought>(english: Text, pattern: RegExp): Text {
  wider.set(String(english), pattern);
  return english;
}

const sought = (text: Sought, exact: boolean): Sought =>
  translate?.(wider.get(String(text)) ?? text, exact) ?? text;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isExact = (options: unknown): boolean => isPlain(options) && options.exact === true;

function withNames(options: unknown, ...names: string[]): unknown {
  if (!isPlain(options)) return options;
  const changed = { ...options };
  for (const name of names) {
    const text = changed[name];
    if (typeof text === 'string' || text instanceof RegExp) {
      changed[name] = sought(text, name === 'name' && isExact(options));
    }
  }
  return changed;
}

/** An expected text as Playwright's matchers pass it to the browser. */
interface ExpectedText {
  string?: string;
  regexSource?: string;
  regexFlags?: string;
  matchSubstring?: boolean;
}

/** The expectations of what a person reads or hears; attributes are data. */
const spokenKinds = /text|accessible|value/;

function withExpected(options: unknown): unknown {
  if (!isPlain(options) || !Array.isArray(options.expectedText)) return options;
  const expectedText = options.expectedText.map((text: ExpectedText) => {
    const given =
      text.string === undefined ? new RegExp(text.regexSource ?? '', text.regexFlags) : text.string;
    // Several lines are data.
    if (given === '' || (typeof given === 'string' && given.includes('\n'))) return text;
    const { source, flags } = sought(given, !text.matchSubstring) as RegExp;
    return { ...text, string: undefined, regexSource: source, regexFlags: flags };
  });
  return { ...options, expectedText };
}

function withOption(choice: unknown): unknown {
  if (typeof choice === 'string') return optionOf(choice);
  return isPlain(choice) && typeof choice.label === 'string'
    ? { ...choice, label: optionOf(choice.label) }
    : choice;
}

/** The name of an option in the language: a list offers no search by pattern. */
function optionOf(choice: string): string {
  const { source } = sought(choice, true) as RegExp;
  const [first = choice] = source.replace(/^.*?\(\?:/, '').split('|');
  return first.replace(/\\(.)/g, '$1');
}
