import type { Compiled } from '#language/wordings/speaker.ts';

/** A lesson as HTML, with its style attributes as rules, and the style sheets of its fonts. */
export interface Drawn {
  html: string;
  style: string;
  fonts: readonly string[];
}

/** A language of rendered lessons: its BCP 47 tag, and its wordings by message id. */
export interface DrawingLanguage {
  locale: string;
  wordings: Readonly<Record<string, Compiled>>;
}

/** Renders a resource, in English unless a language is given. Throws if the resource is not valid. */
export type DrawLesson = (resource: unknown, language?: DrawingLanguage) => Drawn;

/** Renders the JSON of a resource. Null if that is not possible. */
export type DrawJson = (json: string, language?: DrawingLanguage) => Drawn | null;

/** Maximum size of the rendered lessons in memory, in characters. A usual lesson has 30,000, a long one 500,000. */
const maxCharacters = 8_000_000;

/**
 * Renders each version of a lesson once in each language. The key contains the lesson's whole JSON, so a changed lesson is rendered again,
 * and only a caller that may read a lesson can find it. Returns null and logs the error if rendering fails.
 */
export function drawOnce(draw: DrawLesson): DrawJson {
  const lessons = new Map<string, Drawn>();
  let characters = 0;
  const sizeOf = (key: string, { html, style }: Drawn) => key.length + html.length + style.length;
  return (json, language) => {
    const key = `${language?.locale ?? ''} ${json}`;
    const known = lessons.get(key);
    if (known) {
      // Move it to the end: the first entry is the one that was not used for the longest time.
      lessons.delete(key);
      lessons.set(key, known);
      return known;
    }
    try {
      const drawn = draw(JSON.parse(json), language);
      lessons.set(key, drawn);
      characters += sizeOf(key, drawn);
      for (const [oldest, removed] of lessons) {
        if (characters <= maxCharacters) break;
        lessons.delete(oldest);
        characters -= sizeOf(oldest, removed);
      }
      return drawn;
    } catch (error) {
      console.error(JSON.stringify({ event: 'lesson not drawn', error: String(error) }));
      return null;
    }
  };
}

const place = '<div id="root"></div>';

/** A page with a rendered lesson, and the hashes of its style elements for the content security policy. */
export interface DrawnPage {
  html: string;
  styles: string[];
}

/**
 * Inserts a rendered lesson into the built page. The text comes before its data, and only the style that it needs
 * is in the page: the page's head loads the style sheet, whose address is in `data-drawn`, and the fonts in
 * `data-fonts`. `block` is the element
 * with the data. Returns null if the built page is not as expected.
 */
export async function withDrawing(
  page: string,
  drawn: Drawn,
  firstStyle: string,
  { meta, block }: { meta: string; block: string },
): Promise<DrawnPage | null> {
  const [link, address] = sheetOf(page) ?? [];
  if (!link || !address || !page.includes(place) || !page.includes('<html ')) return null;
  const style = hiddenOwn + firstStyle;
  const fonts = drawn.fonts.length > 0 ? `data-fonts="${drawn.fonts.join(' ')}" ` : '';
  const wait = drawn.html.length <= maxUnpaintedCharacters ? waitForLesson : '';
  const html = page
    .replace('<html ', () => `<html data-drawn="${address}" ${fonts}`)
    .replace(
      link,
      () => `${meta}${wait}<style>${style}</style><style id="drawn-style">${drawn.style}</style>`,
    )
    .replace(place, () => `<div id="root">${drawn.html}</div>${block}`);
  return { html, styles: await Promise.all([style, drawn.style].map(hashOf)) };
}

/** The element that loads the style sheet of the built page, and the sheet's address. */
function sheetOf(page: string): [link: string, address: string | undefined] | null {
  const start = page.indexOf('<link rel="stylesheet"');
  const end = page.indexOf('>', start);
  if (start < 0 || end < 0) return null;
  const link = page.slice(start, end + 1);
  return [link, / href="([^"]+)"/.exec(link)?.[1]];
}

/**
 * Paints the lesson in one step. Without it, the browser paints an empty page after the script in the head, although
 * the text has already arrived. A longer lesson is painted while it arrives.
 */
const waitForLesson = '<link rel="expect" href="#resource" blocking="render">';
const maxUnpaintedCharacters = 60_000;

/** Hides a lesson that was rendered with other settings than those of this browser. */
const hiddenOwn = '[data-own] #root{visibility:hidden}';

/** The hash of an inline style or script, as a content security policy lists it. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The `ETag` of a page. */
export async function etagOf(html: string): Promise<string> {
  return `"${(await hashOf(html)).slice(8, 30)}"`;
}
