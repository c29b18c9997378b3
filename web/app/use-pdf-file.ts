import { t } from '@lingui/core/macro';
import { type RefObject, useState } from 'react';
import type { PdfPages } from '#contracts/resources/pdf-pages.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from './http/http.ts';
import { saveFile } from './http/save-file.ts';

interface PdfOf {
  resourceId: string;
  /** The lesson's title, used as the file name. */
  title: string;
  /** The element to print. */
  pages: RefObject<Element | null>;
}

/**
 * Saves part of the page as a PDF file rendered by the server. If rendering fails, `note` explains why and
 * what to do, and the print dialog opens. The dialog's "Save as PDF" produces the same file.
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
          // The print dialog is faster than a retry.
          sendOnce: true,
        },
      );
      saveFile(title, 'pdf', await answer.blob());
      setNote(t`The PDF is in your downloads.`);
    } catch (failure) {
      setNote(`${whyNot(failure)} ${otherWay()}`);
      // The print dialog blocks the page, so the note must be painted first.
      await painted();
      window.print();
    } finally {
      setBusy(false);
    }
  };
  return { busy, note, savePdf };
}

const otherWay = () => t`In the window that opens, choose “Save as PDF” as the printer.`;

function whyNot(failure: unknown): string {
  if (!(failure instanceof HttpError) || failure.status === 0) {
    return t`We couldn’t reach Lexiloom to create the PDF.`;
  }
  if (failure.status === 413) return t`That’s too much for one PDF. Save fewer sheets at a time.`;
  // The server's messages for a bad request or an unexpected error would not help the user.
  if (failure.status === 400 || failure.status === 500) return t`The PDF could not be created.`;
  return failure.message;
}

/** Waits two frames: the second starts after the first is painted. A hidden page has no frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 300);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/**
 * Elements that are visible on the screen but not in print, or that would be active in the PDF renderer. They
 * are removed from the payload.
 */
const unprinted =
  '[class~="print:hidden"], script, style, link, meta, form, iframe, object, embed, dialog';

/**
 * Serialises part of the page for the print engine: its elements, the site's style sheets by URL, and the
 * rules added by script. In development Vite inlines the styles in the page.
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
