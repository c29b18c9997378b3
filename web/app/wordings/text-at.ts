import { maxQuoted } from '#contracts/wordings/report-limits.ts';

/** Elements whose text is one message, though they can be inline. */
const whole = 'a,button,label,summary,select,input,textarea,[role="button"],[role="tab"]';

/**
 * Returns the text that a person sees at an element, to quote it: that of the nearest block around it, because a sentence
 * can contain other elements, and otherwise its label. Empty if there is no text.
 */
export function textAt(target: Element): string {
  let block = target;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  for (let at: Element | null = block; at && at !== document.body; at = at.parentElement) {
    const text = saidBy(at).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.slice(0, maxQuoted);
  }
  return '';
}

const isInline = (element: Element): boolean =>
  !element.matches(whole) &&
  (element.closest('svg') !== null || getComputedStyle(element).display === 'inline');

function saidBy(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  // What somebody has typed is theirs, and no wording.
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.placeholder;
  }
  const label = element.getAttribute('aria-label');
  return label ?? (element instanceof HTMLElement ? element.innerText : '');
}

/** The path of a page without secrets, such as that of a mailed link. Ids and names of guides remain. */
export const reportedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((step) => (step.length > 16 && !/^[a-z]+(?:-[a-z0-9]+)+$/.test(step) ? '…' : step))
    .join('/')
    .slice(0, 200);
