import { t } from '@lingui/core/macro';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Speaker } from '#language/wordings/speaker.ts';
import { type Paper, pageMargin, papers } from '#lessons/sheets/paper.ts';
import './worksheets.css';
import { footRules, pageName, runningLine } from '#lessons/sheets/running-line.ts';
import { SheetPage } from '#lessons/sheets/SheetPage.tsx';
import type { SheetFrame } from '#lessons/sheets/sheet.ts';
import { SheetSpeaker } from '#lessons/sheets/sheet-speaker.ts';
import { sayIn } from '#ui/wordings/i18n.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { useAdoptedRules } from '#web/app/theme/adopted-rules.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';

interface PaperPreviewProps {
  sheets: readonly PrintedSheet[];
  choices: PrintChoices;
  frame: SheetFrame;
  /** The `font-family` of the teacher's lessons. */
  font: string;
  /** Says the words of the sheets. */
  speaker: Speaker;
}

/** The pages as they will be printed: first the sheets, then all answers together. */
export function PaperPreview({ sheets, choices, frame, font, speaker }: PaperPreviewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const zoom = usePaperZoom(holder, choices.paper);
  useFitPages(holder, choices.paper, choices.size, choices.fit, sheets);
  const { width, height } = papers[choices.paper];
  const keyed = choices.key ? sheets.filter(({ sheet }) => sheet.key.length > 0) : [];
  const frameOf = ({ version }: PrintedSheet) => ({ ...frame, version });
  const idOf = ({ name, version }: PrintedSheet) => `${name} ${version ?? ''}`;
  const feet = sayIn(speaker, () => [
    ...sheets.map((one) => runningLine(frameOf(one), one.sheet.title)),
    ...(keyed.length > 0 ? [runningLine(frame, t`Answers`)] : []),
  ]);
  useAdoptedRules(footRules(feet));
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
      <SheetSpeaker value={speaker}>
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
      </SheetSpeaker>
    </div>
  );
}

const pixelsPerMillimetre = 96 / 25.4;

/** The zoom factor that fits the paper into its frame; at most 1. */
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

const shareName = '--sheet-share';

/**
 * Shrinks each paper in `holder` slightly if its last page would have only a few lines. `size` is the
 * selected font size in points. The scale is recomputed when a sheet is resized, for example when fonts or
 * pictures load.
 */
function useFitPages(
  holder: RefObject<HTMLElement | null>,
  paper: Paper,
  size: number,
  isOn: boolean,
  sheets: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets are other papers
  useLayoutEffect(() => {
    const drawn = [...(holder.current?.querySelectorAll<HTMLElement>('.paper') ?? [])];
    const refit = () => {
      for (const one of drawn) {
        const share = isOn ? fittingShare((at) => heightAt(one, paper, at), size) : 1;
        one.style.setProperty(shareName, `${share}`);
      }
    };
    refit();
    const watcher = new ResizeObserver(refit);
    for (const { firstElementChild } of drawn) {
      if (firstElementChild) watcher.observe(firstElementChild);
    }
    return () => watcher.disconnect();
  }, [holder, paper, size, isOn, sheets]);
}

/** The height of a paper's content at a font scale, in pages. It does not depend on the zoom. */
function heightAt(drawn: HTMLElement, paper: Paper, share: number): number {
  const { width, height } = papers[paper];
  drawn.style.setProperty(shareName, `${share}`);
  const perMillimetre = drawn.getBoundingClientRect().width / width;
  const sheets = [...drawn.children].map((child) => child.getBoundingClientRect());
  const high = (sheets.at(-1)?.bottom ?? 0) - (sheets[0]?.top ?? 0);
  return high / perMillimetre / (height - 2 * pageMargin);
}

/** Maximum height of a nearly empty last page, as a fraction of a page. Such a page is a waste of paper. */
const nearlyEmpty = 0.2;
/** A factor that adds the space lost at line and page breaks, which the measured height does not include. */
const room = 1.03;
/** The font scales to try. The steps between them are too small to notice. */
const steps = [0.98, 0.96, 0.94, 0.92, 0.9, 0.88];
/**
 * Minimum font size in points. A smaller font is hard to read in class, so a sheet is never shrunk further.
 */
const smallest = 10.5;

/**
 * Returns the font scale at which a sheet with a nearly empty last page fits on one page fewer. Returns 1 if
 * the last page is not nearly empty, or if the text would become unreadable. `heightAt` returns the sheet's
 * height at a scale, in pages.
 */
export function fittingShare(heightAt: (share: number) => number, size: number): number {
  const pages = Math.ceil(heightAt(1));
  if (pages < 2 || heightAt(1) - (pages - 1) > nearlyEmpty) return 1;
  return (
    steps.find((share) => share * size >= smallest && heightAt(share) * room <= pages - 1) ?? 1
  );
}
