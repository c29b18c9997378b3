import type { LayoutName } from '#lessons/draft/screen-layouts.ts';

type Kind = 'target' | 'native' | 'question' | 'control';
/** A block in a drawing of 48 by 28 units. It represents lines of text, questions, or the controls. */
type Block = readonly [kind: Kind, x: number, y: number, width: number, lines: number];

const drawings: Record<LayoutName, readonly Block[]> = {
  'text-alone': [['target', 5, 6, 38, 4]],
  'side-by-side': [
    ['target', 5, 6, 17, 4],
    ['native', 26, 6, 17, 4],
  ],
  'one-above-other': [
    ['target', 5, 4, 38, 2],
    ['native', 5, 15, 38, 2],
  ],
  'questions-beside': [
    ['target', 5, 6, 20, 4],
    ['question', 30, 6, 13, 4],
  ],
  'questions-below': [
    ['target', 5, 4, 38, 2],
    ['question', 5, 15, 38, 2],
  ],
  'questions-alone': [['question', 5, 6, 38, 4]],
  'wide-margins': [['target', 14, 6, 20, 4]],
  'two-columns': [
    ['target', 5, 6, 17, 4],
    ['target', 26, 6, 17, 4],
  ],
  'sentence-by-sentence': [
    ['target', 5, 4, 30, 1],
    ['native', 5, 9, 24, 1],
    ['target', 5, 16, 33, 1],
    ['native', 5, 21, 26, 1],
  ],
  'controls-below': [
    ['target', 5, 4, 38, 2],
    ['control', 0, 18, 48, 1],
  ],
};

const fills: Record<Kind, string> = {
  target: 'fill-target',
  native: 'fill-native',
  question: 'fill-ink-2',
  control: 'fill-line',
};

const lineTops = (y: number, lines: number) =>
  Array.from({ length: lines }, (_, line) => y + line * 5);

/**
 * Draws a layout as a small screen. The target text is indigo, the native text is amber, and questions are
 * dotted.
 */
export function LayoutDrawing({ layout }: { layout: LayoutName }) {
  return (
    <svg viewBox="0 0 48 28" aria-hidden="true" className="w-full max-w-20">
      <rect
        x="0.5"
        y="0.5"
        width="47"
        height="27"
        rx="3"
        className="fill-card stroke-edge"
        strokeWidth="1"
      />
      {drawings[layout].map(([kind, x, y, width, lines]) =>
        lineTops(y, lines).map((top) => (
          <g key={`${kind} ${x} ${top}`} className={fills[kind]}>
            {kind === 'question' && <circle cx={x + 1.2} cy={top + 1} r="1.2" />}
            {kind === 'control' ? (
              <rect x="1" y={y} width="46" height="9" rx="2" />
            ) : (
              <rect
                x={kind === 'question' ? x + 4 : x}
                y={top}
                width={
                  (kind === 'question' ? width - 4 : width) - (top === y + (lines - 1) * 5 ? 4 : 0)
                }
                height="2"
                rx="1"
              />
            )}
          </g>
        )),
      )}
    </svg>
  );
}
