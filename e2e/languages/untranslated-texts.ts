import type { Page, Response } from '@playwright/test';
import { decodeClaims } from '#web/app/session/session.ts';

/** A text of a page, and the element that shows it. */
interface Shown {
  text: string;
  where: string;
}

/** Words that are the same in every language: names of products, of formats, of keys and of years, and signs of currencies. */
const everywhere =
  /^(?:Lexiloom|PDF|CSV|Word|MP3|A4|QR|URL|Ctrl|alt|Esc|Enter|UK|US|COP|Year|[A-Z]|\d+)$/;

/** Collects the data that a page receives, so that its texts can be told from those of the interface. */
export class ReceivedData {
  private readonly received: Promise<string[]>[] = [];
  private readonly given: readonly string[];

  /** `given` are texts that the walk gives the page itself. */
  constructor(page: Page, given: readonly string[] = []) {
    this.given = given;
    page.on('response', (response) => {
      if (isData(response)) this.received.push(response.text().then(stringsOf, () => []));
    });
  }

  /** All strings that the page received, one on each line. */
  async strings(): Promise<string> {
    const received = await Promise.all(this.received);
    return [...this.given, ...received.flat()].join('\n');
  }
}

const isData = (response: Response): boolean =>
  /json|event-stream/.test(response.headers()['content-type'] ?? '') &&
  !response.url().includes('-wordings.json');

function stringsOf(body: string): string[] {
  try {
    return stringsIn(JSON.parse(body)).map(plain);
  } catch {
    return [plain(body)];
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the texts of a page in ar-XB that are neither accented nor data: words that were never made a message, or that
 * were said in another language than the page's. In ar-XB, what `Intl` says is Arabic. A text counts as data if the page
 * has received it, if it is marked as another language, or if it is marked as not to be translated.
 */
export async function untranslatedTexts(page: Page, data: ReceivedData): Promise<string[]> {
  const shown = await page.evaluate(textsOfPage);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const typed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) =>
      value.replace(/\s+/g, ' '),
    ),
  );
  const person = stringsIn({ ...(decodeClaims(token) ?? {}) });
  const received = [await data.strings(), ...typed, ...person, ...person.map(initialsOf)].join(
    '\n',
  );
  return shown.flatMap(({ text, where }) => {
    const runs = englishRuns(text).filter((run) => !received.includes(run));
    return runs.length > 0 ? [`${runs.join(' | ')} (${where})`] : [];
  });
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');

/** The parts of a text between accented words that contain a word of English letters. */
function englishRuns(text: string): string[] {
  return plain(text)
    .split(/\S*[^\p{ASCII}\p{P}\p{S}]\S*|[~·]/u)
    .map((run) => run.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, ''))
    .filter((run) => /[A-Za-z]{2}/.test(run))
    .filter((run) => !run.split(/[^A-Za-z0-9]+/).every((word) => everywhere.test(word)));
}

/** Runs in the browser: all texts that a person sees or hears, outside of elements in another language. */
function textsOfPage(): Shown[] {
  const page = document.documentElement.lang;
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt'];
  const isOwn = (element: Element) =>
    (element.closest('[lang]')?.getAttribute('lang') ?? page) === page &&
    !element.closest('[translate="no"], script, style, noscript');
  const whereOf = (element: Element) => {
    const path = [];
    for (let one: Element | null = element; one && path.length < 3; one = one.parentElement) {
      path.unshift(`${one.localName}${one.classList[0] ? `.${one.classList[0]}` : ''}`);
    }
    return path.join(' > ');
  };
  const texts: Shown[] = [{ text: document.title, where: 'title' }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element?.checkVisibility() && isOwn(element)) {
      texts.push({ text: walker.currentNode.nodeValue ?? '', where: whereOf(element) });
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || !isOwn(element)) continue;
    const names = element.matches('input, textarea') ? [...spoken, 'placeholder'] : spoken;
    for (const name of names) {
      const text = element.getAttribute(name);
      if (text) texts.push({ text, where: `${whereOf(element)} [${name}]` });
    }
  }
  return texts;
}
