import type { PdfPages } from '#contracts/resources/pdf-pages.ts';

/** What is on a screen and on no paper, or would do something there: left out of what is sent. */
const unprinted =
  '[class~="print:hidden"], script, style, link, meta, form, iframe, object, embed, dialog';

/**
 * A part of the page as the print engine would see it: its elements, the site's style sheets by their
 * addresses, and the rules that a screen made by script. In development Vite keeps the styles in the page.
 */
export function readPages(part: Element): PdfPages {
  const copy = part.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(unprinted)) element.remove();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const made = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  return {
    html: copy.outerHTML,
    styles: links.map(({ href }) => new URL(href).pathname),
    rules: [...written, ...made].join('\n'),
  };
}
