import './worksheets.css';
import { useRef } from 'react';
import { footRules, pageName } from '#lessons/sheets/foot-rules.ts';
import { papers } from '#lessons/sheets/paper.ts';
import { runningLine } from '#lessons/sheets/running-line.ts';
import { SheetPage } from '#lessons/sheets/SheetPage.tsx';
import type { SheetFrame } from '#lessons/sheets/sheet-frame.ts';
import { mediaAddress } from '#web/app/http/media-address.ts';
import { useAdoptedRules } from '#web/app/theme/use-adopted-rules.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';
import { usePaperZoom } from './use-paper-zoom.ts';

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
