const gap = 8;

/**
 * Puts the card under its word, or above where the part of the screen that scrolls has more room there,
 * and never past the sides of the layer. One that fits neither way covers its word: its last button has
 * to be in sight.
 */
export function placeCard(layer: HTMLElement, card: HTMLElement, word: HTMLElement): void {
  const around = layer.getBoundingClientRect();
  const box = word.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const seen = (layer.closest('section') ?? layer).getBoundingClientRect();
  const above = box.top - seen.top;
  const fitsBelow = seen.bottom - box.bottom >= height + gap;
  const fitsAbove = above >= height + gap;
  const lowest = Math.max(seen.top + gap, seen.bottom - height - gap);
  const below = fitsBelow || fitsAbove ? box.bottom + gap : Math.min(box.bottom + gap, lowest);
  const top = fitsAbove && !fitsBelow ? box.top - height - gap : below;
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, around.left), around.right - width);
  card.style.insetBlockStart = `${top - around.top}px`;
  card.style.insetInlineStart = `${Math.max(0, left - around.left)}px`;
}
