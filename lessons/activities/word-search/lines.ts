/** A square grid of letters, row by row from the first letter of the first line. */
export interface Letters {
  /** The number of columns, which equals the number of rows. */
  columns: number;
  letters: readonly string[];
}

/** One step along a line: how many rows down, and how many columns forward in the reading direction. */
export type Step = readonly [down: number, onward: number];

/** Across, down and both diagonals; the `backwards` option adds the reverse of each direction. */
export const straight: readonly Step[] = [
  [0, 1],
  [1, 0],
];
export const diagonal: readonly Step[] = [
  [1, 1],
  [-1, 1],
];
export const backwards = (steps: readonly Step[]): Step[] =>
  steps.map(([down, onward]) => [-down, -onward]);

/**
 * Returns the squares of a line of this length that starts at a given square; null if it would leave the
 * grid.
 */
export function squaresFrom(
  columns: number,
  from: number,
  [down, onward]: Step,
  length: number,
): number[] | null {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const last = [row + down * (length - 1), column + onward * (length - 1)];
  if (last.some((place) => place < 0 || place >= columns)) return null;
  return Array.from({ length }, (_, at) => from + at * (down * columns + onward));
}

/**
 * Returns the squares of the straight line between two squares, both included; null if they are not on a
 * straight line.
 */
export function lineBetween(columns: number, from: number, to: number): number[] | null {
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const onward = (to % columns) - (from % columns);
  if (down !== 0 && onward !== 0 && Math.abs(down) !== Math.abs(onward)) return null;
  const length = Math.max(Math.abs(down), Math.abs(onward)) + 1;
  return squaresFrom(columns, from, [Math.sign(down), Math.sign(onward)], length);
}

/**
 * Returns the line that a drag between two squares is meant to select; a drag is rarely exactly along a
 * diagonal. The line follows the nearest of the eight directions and ends at the edge of the grid.
 */
export function draggedLine(columns: number, from: number, to: number): number[] {
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const onward = (to % columns) - (from % columns);
  const [high, wide] = [Math.abs(down), Math.abs(onward)];
  const step: Step = [
    wide > 2 * high ? 0 : Math.sign(down),
    high > 2 * wide ? 0 : Math.sign(onward),
  ];
  for (let length = Math.max(high, wide) + 1; length > 1; length -= 1) {
    const squares = squaresFrom(columns, from, step, length);
    if (squares) return squares;
  }
  return [from];
}

/** Returns the name of a line, such as "12-45". The name is the same from either end. */
export function lineName(squares: readonly number[]): string {
  const ends = [squares[0] ?? 0, squares.at(-1) ?? 0];
  return `${Math.min(...ends)}-${Math.max(...ends)}`;
}

/** Returns the squares of a line, given its name; null if the grid has no such line. */
export function squaresOf({ columns, letters }: Letters, name: string): number[] | null {
  const [from, to] = name.split('-').map(Number);
  if (from === undefined || to === undefined || !letters[from] || !letters[to]) return null;
  return lineBetween(columns, from, to);
}

/** Returns the letters along a line. */
export const spelling = ({ letters }: Letters, squares: readonly number[]): string =>
  squares.map((square) => letters[square] ?? '').join('');

/** A ring around the letters of a line, in squares: its centre, its length and its rotation in degrees. */
export interface Ring {
  x: number;
  y: number;
  length: number;
  turn: number;
}

/** Returns the ring of a line as drawn; a right-to-left grid begins on the right. */
export function ringOf(columns: number, squares: readonly number[], isMirrored: boolean): Ring {
  const middle = (square = 0) => {
    const x = (square % columns) + 0.5;
    return { x: isMirrored ? columns - x : x, y: Math.floor(square / columns) + 0.5 };
  };
  const [first, last] = [middle(squares[0]), middle(squares.at(-1))];
  const [across, down] = [last.x - first.x, last.y - first.y];
  return {
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
    length: Math.hypot(across, down),
    turn: Math.round((Math.atan2(down, across) * 180) / Math.PI),
  };
}

/**
 * Returns the square that an arrow key, Home or End moves to. Returns the same square at an edge, and null
 * for any other key.
 */
export function stepTo(
  key: string,
  { at, columns, isMirrored }: { at: number; columns: number; isMirrored: boolean },
): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const go = (down: number, onward: number) =>
    squaresFrom(columns, at, [down, onward], 2)?.[1] ?? at;
  const rightward = isMirrored ? -1 : 1;
  const places: Record<string, number> = {
    ArrowUp: go(-1, 0),
    ArrowDown: go(1, 0),
    ArrowRight: go(0, rightward),
    ArrowLeft: go(0, -rightward),
    Home: at - column,
    End: at - column + columns - 1,
    PageUp: column,
    PageDown: at + (columns - 1 - row) * columns,
  };
  return places[key] ?? null;
}

/** Returns the squares of a line that spells these letters in any direction; null if no line does. */
export function squaresThatSpell(
  { columns, letters }: Letters,
  word: readonly string[],
): number[] | null {
  const every = [...straight, ...diagonal, ...backwards([...straight, ...diagonal])];
  for (const from of letters.keys()) {
    for (const step of every) {
      const squares = squaresFrom(columns, from, step, word.length);
      if (squares?.every((square, at) => letters[square] === word[at])) return squares;
    }
  }
  return null;
}
