import type { Locator } from '@playwright/test';

/**
 * The number of checked punctuation marks over all widths, and the marks that were separated from their word.
 */
export interface StrayPunctuation {
  marks: number;
  alone: string[];
}

/**
 * Lays a text out at many widths (in pixels) and returns the stray punctuation. At the start of a line, a
 * sign such as , . ! ? is stray if the word or box before it is on the previous line. At the end of a line, «
 * or an opening bracket, or a box with n’ or qu’, is stray if the word after it is on the next line.
 */
export function strayPunctuation(
  text: Locator,
  widths: readonly number[],
): Promise<StrayPunctuation> {
  return text.evaluate((root: HTMLElement, all: readonly number[]) => {
    const boxed = /^inline-(?:block|flex|grid)$/;
    const closing = /[.,;:!?…»)\]、。，！？」』،؛؟]/u;
    const opening = /[«([「『¿¡]|□’/u;
    const alone: string[] = [];
    let marks = 0;
    for (const width of all) {
      root.style.inlineSize = `${width}px`;
      let last: { shown: string; box: DOMRect } | undefined;
      const meet = (shown: string, box: DOMRect) => {
        if (box.width === 0 || box.height === 0) return;
        const middle = box.top + box.height / 2;
        const isMark = closing.test(shown) || (last !== undefined && opening.test(last.shown));
        if (last && isMark) {
          marks += 1;
          if (middle > last.box.bottom) alone.push(`${width}: ${last.shown} | ${shown}`);
        }
        last = { shown, box };
      };
      const walk = (node: Node) => {
        if (node instanceof Text) {
          for (let at = 0; at < node.length; at += 1) {
            const letter = node.data.charAt(at);
            if (letter.trim() === '') continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            meet(letter, range.getBoundingClientRect());
          }
        } else if (node instanceof Element) {
          const { display } = getComputedStyle(node);
          if (node.matches('.sr-only, rt')) return;
          // Each paragraph is checked separately: its punctuation does not belong to the text before it.
          if (!display.startsWith('inline') && display !== 'ruby') last = undefined;
          const isElided = /['’]$/u.test(node.textContent ?? '');
          if (boxed.test(display)) meet(isElided ? '□’' : '□', node.getBoundingClientRect());
          else for (const child of node.childNodes) walk(child);
        }
      };
      walk(root);
    }
    root.style.inlineSize = '';
    return { marks, alone };
  }, widths);
}

/** Widths from a narrow phone to a projector, in steps small enough to find every possible line break. */
export const manyWidths: readonly number[] = Array.from({ length: 120 }, (_, at) => 280 + at * 5);
