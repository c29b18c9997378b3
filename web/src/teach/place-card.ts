const gap = 8;

/**
 * Puts the card under its word, or above where the part of the screen that scrolls has more room there,
 * and never past the sides of the layer.
 */
export function placeCard(layer: HTMLElement, card: HTMLElement, word: HTMLElement): void {
  const around = layer.getBoundingClientRect();
  const box = word.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const seen = (layer.closest('section') ?? layer).getBoundingClientRect();
  const above = box.top - seen.top;
  const fitsBelow = seen.bottom - box.bottom >= height + gap;
  const top = fitsBelow || above < height + gap ? box.bottom + gap : box.top - height - gap;
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, around.left), around.right - width);
  card.style.insetBlockStart = `${top - around.top}px`;
  card.style.insetInlineStart = `${Math.max(0, left - around.left)}px`;
}
