import { type RefObject, useState } from 'react';
import type { PdfPages } from '#contracts/resources/pdf-pages.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from './http/http.ts';
import { saveFile } from './http/save-file.ts';

interface PdfOf {
  resourceId: string;
  /** The lesson's title, which the file is called by. */
  title: string;
  /** What is to be on the pages. */
  pages: RefObject<Element | null>;
}

/**
 * Saves a part of the page as a PDF file that the server draws. Where it cannot, `note` says why and what to
 * do, and the print window opens, whose "Save as PDF" makes the same file.
 */
export function usePdfFile({ resourceId, title, pages }: PdfOf) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const savePdf = async () => {
    if (!pages.current) return;
    setBusy(true);
    setNote('');
    try {
      const answer = await http.send(
        'POST',
        `/v1/resources/${encodeURIComponent(resourceId)}/pdf`,
        {
          json: readPages(pages.current),
          // The print window is quicker than a second try.
          sendOnce: true,
        },
      );
      saveFile(title, 'pdf', await answer.blob());
      setNote('The PDF is in your downloads.');
    } catch (failure) {
      setNote(`${whyNot(failure)} ${otherWay}`);
      // The window stops the page: what was said has to be on the screen before.
      await painted();
      window.print();
    } finally {
      setBusy(false);
    }
  };
  return { busy, note, savePdf };
}

const otherWay = 'In the window that opens, choose “Save as PDF” as the printer.';

function whyNot(failure: unknown): string {
  if (!(failure instanceof HttpError) || failure.status === 0) {
    return 'Lexiloom could not be reached to make the PDF.';
  }
  if (failure.status === 413)
    return 'That is too much for one PDF file: save fewer sheets at once.';
  // What was wrong in a request, and what nobody foresaw, say nothing to a person.
  if (failure.status === 400 || failure.status === 500)
    return 'The PDF could not be made just now.';
  return failure.message;
}

/** Two frames: the second begins when the first is on the screen. A hidden page has none. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 300);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** What is on a screen and on no paper, or would do something there: left out of what is sent. */
const unprinted =
  '[class~="print:hidden"], script, style, link, meta, form, iframe, object, embed, dialog';

/**
 * A part of the page as the print engine would see it: its elements, the site's style sheets by their
 * addresses, and the rules that a screen made by script. In development Vite keeps the styles in the page.
 */
function readPages(part: Element): PdfPages {
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
