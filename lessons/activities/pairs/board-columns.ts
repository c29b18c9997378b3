/** Cards to a row, on a wide screen and on a phone held upright. */
export interface BoardColumns {
  wide: number;
  tall: number;
}

/** The rows of a board of so many cards: full ones where possible, and oblong as the screen is. */
export function boardColumns(cards: number): BoardColumns {
  if (cards <= 4) return { wide: 2, tall: 2 };
  const wide = cards % 5 === 0 && cards <= 20 ? 5 : cards % 3 === 0 && cards < 12 ? 3 : 4;
  return { wide, tall: cards <= 12 && cards % 4 !== 0 ? 2 : cards <= 12 ? 3 : 4 };
}
