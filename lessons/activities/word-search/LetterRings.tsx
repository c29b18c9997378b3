import { ringOf } from './lines.ts';

interface LetterRingsProps {
  columns: number;
  /** True for a right-to-left grid, which begins on the right. */
  isMirrored: boolean;
  /** The squares of each ringed word, and the class of its ring. */
  rings: readonly { squares: readonly number[]; look: string }[];
}

/** The height of a ring, in squares. */
const height = 0.84;

/** The rings around words, drawn over the grid on screen and on paper. */
export function LetterRings({ columns, isMirrored, rings }: LetterRingsProps) {
  return (
    <svg
      viewBox={`0 0 ${columns} ${columns}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {rings.map(({ squares, look }) => {
        const { x, y, length, turn } = ringOf(columns, squares, isMirrored);
        const width = length + height;
        return (
          <rect
            key={`${look} ${squares.join(' ')}`}
            className={look}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={height / 2}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        );
      })}
    </svg>
  );
}
