import type { Page } from '@playwright/test';

/**
 * Returns controls that are on (pressed, checked, selected, current) but look the same as a neighbouring
 * control that is off, in the page's current colours.
 */
export const statesAlike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const states = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'];
    const look = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const { outlineStyle, outlineWidth, outlineColor, fontWeight, color, content } = style;
      const { textDecorationLine, textDecorationStyle, backgroundColor, opacity, display } = style;
      const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
        ['style', 'width', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)),
      );
      const outline =
        outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return [
        ...[outline, fontWeight, color, textDecorationLine, textDecorationStyle, backgroundColor],
        ...[opacity, content, display === 'none' ? 'none' : '', borders],
      ];
    };
    const lookOf = (control: Element) => {
      const drawn = control.closest('label') ?? control;
      const parts = [drawn, ...drawn.querySelectorAll('*:not(svg *)')];
      const texts = parts.map((part) => [
        look(part),
        look(part, '::before'),
        look(part, '::after'),
      ]);
      const drawings = [...drawn.querySelectorAll('svg')].map((svg) => svg.innerHTML);
      return JSON.stringify([texts[0], drawings, texts.length < 12 ? texts : []]);
    };
    const isOn = (control: Element) =>
      control instanceof HTMLInputElement
        ? control.checked
        : states.some((state) => !['false', null].includes(control.getAttribute(state)));
    // The browser draws native checkboxes and radio buttons in the user's system colours.
    const isNative = (control: Element) =>
      control instanceof HTMLInputElement &&
      control.getBoundingClientRect().width > 4 &&
      getComputedStyle(control).appearance !== 'none';
    const withState = states.map((state) => `[${state}]`).join();
    const candidates = [
      ...document.querySelectorAll(`${withState}, nav a, [type=radio], [type=checkbox]`),
    ].filter((control) => {
      const drawn = control.closest('label') ?? control;
      return !control.matches(':disabled') && drawn.checkVisibility() && !isNative(control);
    });
    const kindOf = (control: Element) => `${control.tagName} ${control.getAttribute('role')}`;
    return candidates.flatMap((control) => {
      if (!isOn(control)) return [];
      const alike = candidates.filter((each) => !isOn(each) && kindOf(each) === kindOf(control));
      // Compares with the nearest control that is off, not with one in another part of the page.
      let around = control.parentElement;
      for (let up = 0; around && up < 6; up += 1, around = around.parentElement) {
        const box = around;
        const other = alike.find((each) => box.contains(each));
        if (!other) continue;
        return lookOf(other) === lookOf(control) ? [control.outerHTML.slice(0, 160)] : [];
      }
      return [];
    });
  });
