import type { Page } from '@playwright/test';

/**
 * Returns the accented texts of a page that a person cannot read whole: those that an element cuts off, and those that
 * leave their own button. Texts that a person can scroll to are whole, and data may be shortened.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const button = 'button, summary, [role="tab"], [role="button"], a[class*="button"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim() ?? '';
      const shown = walker.currentNode.parentElement;
      if (!shown || !/[ƀçđƒĝĥîķļɱñþǫŕšţûṽŵẋ]/.test(text) || !shown.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      const isOutside = ({ left, right, top, bottom }: DOMRect, x: boolean, y: boolean) =>
        (x && (box.left < left - 1 || box.right > right + 1)) ||
        (y && (box.top < top - 2 || box.bottom > bottom + 2));
      for (let element: Element | null = shown; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        const own = element.getBoundingClientRect();
        const isHidden = own.width <= 1 || own.height <= 1 || style.clipPath !== 'none';
        const scrolls = [style.overflowX, style.overflowY].some((value) =>
          /auto|scroll/.test(value),
        );
        if (isHidden || scrolls || element.localName === 'option') break;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const reason = isOutside(own, hides(style.overflowX), hides(style.overflowY))
          ? 'cut off by'
          : element.matches(button) && style.display !== 'inline' && isOutside(own, true, true)
            ? 'wider than its'
            : null;
        if (reason) {
          cut.push(`“${text.slice(0, 60)}” ${reason} ${element.localName}.${element.className}`);
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
    return cut;
  });
