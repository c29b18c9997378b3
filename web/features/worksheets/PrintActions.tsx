import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileDown, FileText, Layers, Printer, Table2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import type { Speaker } from '#language/wordings/speaker.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { vocabularyAnki } from '#lessons/questions/vocab/vocabulary-anki.ts';
import { vocabularyCsv } from '#lessons/questions/vocab/vocabulary-rows.ts';
import { wordSounds } from '#lessons/questions/vocab/word-sounds.ts';
import type { SheetFrame } from '#lessons/sheets/sheet.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { andList, moreWords } from '#ui/wordings/lists.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { usePdfFile } from '#web/app/use-pdf-file.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';

interface PrintActionsProps {
  resource: Resource;
  sheets: readonly PrintedSheet[];
  frame: SheetFrame;
  choices: PrintChoices;
  features: readonly string[];
  /** The element on screen that contains the pages. */
  papers: RefObject<Element | null>;
  /** Says the words of the sheets. */
  speaker: Speaker;
}

/**
 * Buttons that output the selected sheets (on paper, or as a PDF or Word file) and the vocabulary for other
 * programs.
 */
export function PrintActions({
  resource,
  sheets,
  frame,
  choices,
  features,
  papers,
  speaker,
}: PrintActionsProps) {
  const [writing, setWriting] = useState<'word' | 'anki' | null>(null);
  const material = lessonMaterial(resource);
  const nothing = sheets.length === 0;
  const pdf = usePdfFile({ resourceId: resource.id, title: resource.title, pages: papers });
  const saveWord = async () => {
    setWriting('word');
    try {
      const { wordFile } = await import('./word-file.ts');
      saveFile(resource.title, 'docx', await wordFile(sheets, frame, choices, speaker));
    } catch {
      toast('error', t`The Word file could not be created. Please try again.`);
    } finally {
      setWriting(null);
    }
  };
  const hasSound = features.includes('vocabAudio') && wordSounds(material).length > 0;
  const saveAnki = async () => {
    if (!hasSound) return saveFile(resource.title, 'txt', vocabularyAnki(material));
    setWriting('anki');
    try {
      const { ankiFile } = await import('./anki-file.ts');
      const { ending, content, silent } = await ankiFile(material);
      saveFile(resource.title, ending, content);
      if (silent.length > 0) toast('warning', silentWords(ending, silent));
    } catch {
      toast('error', t`The Anki cards could not be created. Please try again.`);
    } finally {
      setWriting(null);
    }
  };
  return (
    <div className="grid gap-3">
      <Button
        variant="primary"
        disabled={nothing}
        data-log="worksheets-printed"
        onClick={() => window.print()}
      >
        <Printer size={18} aria-hidden="true" /> <Trans>Print</Trans>
      </Button>
      {features.includes('exportPdf') ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Button
              disabled={nothing}
              busy={pdf.busy}
              data-log="worksheets-saved:pdf"
              onClick={() => void pdf.savePdf()}
            >
              {!pdf.busy && <FileDown size={18} aria-hidden="true" />} <Trans>Save as PDF</Trans>
            </Button>
            <Button
              disabled={nothing}
              busy={writing === 'word'}
              data-log="worksheets-saved:word"
              onClick={() => void saveWord()}
            >
              {writing !== 'word' && <FileText size={18} aria-hidden="true" />}{' '}
              <Trans>Word file</Trans>
            </Button>
          </div>
          <p role="status" className="text-sm text-ink-2 empty:-mt-3">
            {pdf.note}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>Saving as PDF or Word is included in larger plans.</Trans>
        </p>
      )}
      {features.includes('printKeyVocab') && material.vocabulary.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-sm font-semibold">
            <Trans>Vocabulary for other programs</Trans>
          </h2>
          <div className="grid grid-cols-2 gap-3">
            <Button
              size="small"
              onClick={() => saveFile(resource.title, 'csv', vocabularyCsv(material))}
            >
              <Table2 size={16} aria-hidden="true" /> <Trans>Table (CSV)</Trans>
            </Button>
            <Button size="small" busy={writing === 'anki'} onClick={() => void saveAnki()}>
              {writing !== 'anki' && <Layers size={16} aria-hidden="true" />}{' '}
              <Trans>Anki cards</Trans>
            </Button>
          </div>
          {hasSound && (
            <p className="text-sm text-ink-2">
              <Trans>
                The Anki cards come as a ZIP file with the sound of each word. Unzip it and open
                “READ ME” first.
              </Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * A sentence that lists the words without audio in the saved file. If there are many, only the first few are
 * listed.
 */
function silentWords(ending: 'zip' | 'txt', silent: readonly string[]): string {
  if (ending === 'txt') {
    return t`The sound could not be loaded, so the cards were saved without it. Save them again to retry.`;
  }
  const more = silent.length - 3;
  const words = andList(more > 0 ? [...silent.slice(0, 3), moreWords(more)] : silent);
  return t`Some words have no sound: ${words}. Save the cards again to retry.`;
}
