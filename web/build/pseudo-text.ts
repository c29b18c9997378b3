const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = [...'àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ'];
const accented = new Map([...plain].map((letter, at) => [letter, accents[at] ?? letter]));

/**
 * Returns a text with accents on all letters that is 40 % longer, for finding texts that are not messages and texts that
 * are cut off. The tags of elements remain.
 */
export function pseudoText(text: string): string {
  const letters = text.replace(/<\/?\d+\/?>/g, '').match(/[a-z]/gi)?.length ?? 0;
  const longer = ' ~'.repeat(Math.ceil((letters * 0.4) / 2)).trim();
  const changed = text
    .split(/(<\/?\d+\/?>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : [...part].map((letter) => accented.get(letter) ?? letter).join(''),
    )
    .join('');
  return longer === '' ? changed : changed.replace(/\s*$/, (space) => `${longer}${space}`);
}
