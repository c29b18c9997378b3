import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Paper, papers } from '#lessons/sheets/paper.ts';
import './worksheets.css';
import { footRules, pageName, runningLine } from '#lessons/sheets/running-line.ts';
import { SheetPage } from '#lessons/sheets/SheetPage.tsx';
import type { SheetFrame } from '#lessons/sheets/sheet.ts';
import { mediaAddress } from '#web/app/http/media-address.ts';
import { useAdoptedRules } from '#web/app/theme/use-adopted-rules.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';
import { useFitPages } from './use-fit-pages.ts';

interface PaperPreviewProps {
  sheets: readonly PrintedSheet[];
  choices: PrintChoices;
  frame: SheetFrame;
  /** The `font-family` of the teacher's lessons. */
  font: string;
}

/** The papers as they will be printed: one for each sheet, and the answers together on the last. */
export function PaperPreview({ sheets, choices, frame, font }: PaperPreviewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const zoom = usePaperZoom(holder, choices.paper);
  useFitPages(holder, choices.paper, choices.size, choices.fit, sheets);
  const { width, height } = papers[choices.paper];
  const keyed = choices.key ? sheets.filter(({ sheet }) => sheet.key.length > 0) : [];
  const frameOf = ({ version }: PrintedSheet) => ({ ...frame, version });
  const idOf = ({ name, version }: PrintedSheet) => `${name} ${version ?? ''}`;
  useAdoptedRules(
    footRules([
      ...sheets.map((one) => runningLine(frameOf(one), one.sheet.title)),
      ...(keyed.length > 0 ? [runningLine(frame, 'Answers')] : []),
    ]),
  );
  return (
    <div
      ref={holder}
      className="papers"
      style={{
        '--paper-width': `${width}mm`,
        '--paper-height': `${height}mm`,
        '--paper-zoom': zoom,
        '--sheet-size': `${choices.size}pt`,
        '--sheet-line': choices.lineSpacing,
        '--sheet-font': font,
      }}
    >
      {sheets.map((one, at) => (
        <div key={idOf(one)} className="paper" style={{ page: pageName(at) }}>
          <SheetPage sheet={one.sheet} frame={frameOf(one)} part="pupil" address={mediaAddress} />
        </div>
      ))}
      {keyed.length > 0 && (
        <div className="paper" style={{ page: pageName(sheets.length) }}>
          {keyed.map((one) => (
            <SheetPage
              key={idOf(one)}
              sheet={one.sheet}
              frame={frameOf(one)}
              part="key"
              address={mediaAddress}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const pixelsPerMillimetre = 96 / 25.4;

/** How much smaller than life the paper is drawn, so that it fits its frame; never larger than life. */
function usePaperZoom(frame: RefObject<HTMLElement | null>, paper: Paper): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const wanted = papers[paper].width * pixelsPerMillimetre;
      setZoom(Math.min(1, Math.floor((element.clientWidth / wanted) * 100) / 100));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, paper]);
  return zoom;
}
