import { Redo2, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { ColourPens } from '../ColourPens.tsx';
import { markNames } from '../palette.ts';
import { useTapWords, type WordLook } from '../tap-words.tsx';
import { BoardOverlay } from './BoardOverlay.tsx';
import { marksOf } from './edit-board.ts';
import { whiteboard } from './index.ts';
import type { WhiteboardState, WordHighlight } from './state.ts';
import { type Board, type Tool, useWhiteboard } from './use-whiteboard.ts';
import '../tap-words.css';
import './whiteboard.css';

/** A pen for drawing over the text. Drawings and highlights are anchored to their words. */
export function Panel(props: ActivityPanelProps<WhiteboardState>) {
  const board = useWhiteboard(props);
  const { picking, tool, state } = board;
  const marks = useMemo(() => marksOf(state), [state]);
  const tapWords = useTapWords();
  const dress = (side: SideName) => (sentence: Sentence) => {
    const { tokens } = sentence[side];
    return tapWords(`${side}-${sentence.id}`, {
      side: sentence[side],
      looks: boardLooks(tokens, marks, picking.picked),
      taps: tool === 'mark' ? 'words' : 'found',
      picking,
      cursor: tokens.find(({ id }) => id === picking.cursor)?.id,
    });
  };
  return props.children({
    target: dress('target'),
    native: dress('native'),
    overlay: (
      <BoardOverlay board={board} direction={languageOf(props.material.text.target).direction} />
    ),
    controls: <BoardControls board={board} />,
  });
}

export default activityView(rulesOf(whiteboard), Panel);

/** Returns the look of the words of one sentence: their highlights, and the words under the pointer. */
function boardLooks(
  tokens: readonly Token[],
  marks: ReadonlyMap<string, WordHighlight>,
  picked: ReadonlySet<string>,
): Map<string, WordLook> {
  const looks = new Map<string, WordLook>();
  for (const { id, text } of tokens) {
    const mark = marks.get(id);
    if (!mark && !picked.has(id)) continue;
    const look = mark ? `board-mark board-${mark.kind} board-ink-${mark.colour}` : '';
    looks.set(id, {
      className: `${look}${picked.has(id) ? ' word-picked' : ''}`.trim(),
      ...(mark && { label: `${text}, ${said(mark)}`, pressed: true }),
    });
  }
  return looks;
}

const said = ({ kind, colour }: WordHighlight) =>
  `${kind === 'circle' ? 'circled' : 'underlined'} in ${markNames[colour].colour.toLowerCase()}`;

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
  read: 'You can select and scroll the text as usual. Choose a pen to draw on it.',
  pen: 'Draw with a mouse, pen or finger. To scroll with a finger, choose Read.',
  highlighter: 'Draw over the words. To scroll with a finger, choose Read.',
  eraser: 'Rub over a stroke to erase all of it.',
  mark: 'Tap a word, or drag over several. By keyboard: arrows move, Shift + arrow selects more words, Enter marks them.',
};

const iconSize = 'size-4';

/** The tools of the board. */
function BoardControls({ board }: { board: Board }) {
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
