import { type RefObject, useLayoutEffect } from 'react';
import { type Paper, pageMargin, papers } from '#lessons/sheets/paper.ts';
import { fittingShare } from './fit-pages.ts';

const shareName = '--sheet-share';

/**
 * Sets each paper in `holder` a little smaller where its last page would hold some lines only: `size` is
 * the chosen text size in points. Looks again whenever a sheet grows or shrinks, as its fonts and pictures come.
 */
export function useFitPages(
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

/** How high a paper's sheets are at a share of their size, in pages; whatever the paper is zoomed to. */
function heightAt(drawn: HTMLElement, paper: Paper, share: number): number {
  const { width, height } = papers[paper];
  drawn.style.setProperty(shareName, `${share}`);
  const perMillimetre = drawn.getBoundingClientRect().width / width;
  const sheets = [...drawn.children].map((child) => child.getBoundingClientRect());
  const high = (sheets.at(-1)?.bottom ?? 0) - (sheets[0]?.top ?? 0);
  return high / perMillimetre / (height - 2 * pageMargin);
}
