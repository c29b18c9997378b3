import { type RefObject, useState } from 'react';
import { HttpError } from '#ui/http-error.ts';
import { http } from '../http/http.ts';
import { saveFile } from '../http/save-file.ts';
import { readPages } from './read-pages.ts';

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
