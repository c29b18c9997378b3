import { Redo2, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { ColourPens } from '../ColourPens.tsx';
import type { Board, Tool } from './use-whiteboard.ts';

const tools: readonly { value: Tool; label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'pen', label: 'Pen' },
  { value: 'highlighter', label: 'Highlighter' },
  { value: 'eraser', label: 'Rubber' },
  { value: 'mark', label: 'Mark words' },
];

const widths = [
  { value: 'fine', label: 'Fine' },
  { value: 'medium', label: 'Medium' },
  { value: 'broad', label: 'Broad' },
] as const;

const kinds = [
  { value: 'underline', label: 'Underline' },
  { value: 'circle', label: 'Circle' },
] as const;

const hints: Record<Tool, string> = {
  read: 'The text can be selected and scrolled as ever. Take a pen to draw on it.',
  pen: 'Draw with mouse, pen or finger. To scroll by finger, choose Read.',
  highlighter: 'Draw over the words. To scroll by finger, choose Read.',
  eraser: 'Rub over a stroke and the whole of it goes.',
  mark: 'Tap a word, or drag over several. By keyboard: arrows move, Shift and an arrow takes more words, Enter marks.',
};

const iconSize = 'size-4';

/** The tools of the board. */
export function BoardControls({ board }: { board: Board }) {
  const { tool, options, setOptions } = board;
  const draws = tool === 'pen' || tool === 'highlighter';
  return (
    <div className="grid gap-5">
      <ChipGroup label="Tool" options={tools} value={tool} onChoose={board.setTool} />
      {(draws || tool === 'mark') && (
        <ColourPens
          label="Colour"
          pen={options.colour}
          onPen={(colour) => setOptions({ colour })}
        />
      )}
      {draws && (
        <ChipGroup
          label="Width"
          options={widths}
          value={options.width}
          onChoose={(width) => setOptions({ width })}
        />
      )}
      {tool === 'mark' && (
        <ChipGroup
          label="Mark"
          options={kinds}
          value={options.mark}
          onChoose={(mark) => setOptions({ mark })}
        />
      )}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {board.full ? 'The board is full. Rub something out first.' : hints[tool]}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={board.undo} disabled={!board.canUndo}>
          <Undo2 aria-hidden="true" className={iconSize} /> Undo
        </Button>
        <Button size="small" onClick={board.redo} disabled={!board.canRedo}>
          <Redo2 aria-hidden="true" className={iconSize} /> Redo
        </Button>
        <Button size="small" onClick={board.clear} disabled={board.isEmpty}>
          <Trash2 aria-hidden="true" className={iconSize} /> Clear
        </Button>
        <Button size="small" onClick={board.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
    </div>
  );
}
