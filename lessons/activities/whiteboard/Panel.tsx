import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Redo2, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Token } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { ColourPens } from '../ColourPens.tsx';
import { colourWords } from '../colour-words.ts';
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
      ...(mark && { label: labelOf(text, mark), pressed: true }),
    });
  }
  return looks;
}

function labelOf(word: string, { kind, colour }: WordHighlight): string {
  const colourName = i18n._(colourWords[colour].inSentence);
  return kind === 'circle'
    ? t`${word}, circled in ${colourName}`
    : t`${word}, underlined in ${colourName}`;
}

const tools: readonly { value: Tool; label: Message }[] = [
  { value: 'read', label: msg({ message: 'Read', context: 'tool' }) },
  { value: 'pen', label: msg({ message: 'Pen', context: 'tool' }) },
  { value: 'highlighter', label: msg({ message: 'Highlighter', context: 'tool' }) },
  { value: 'eraser', label: msg({ message: 'Rubber', context: 'tool' }) },
  { value: 'mark', label: msg`Mark words` },
];

const widths = [
  { value: 'fine', label: msg({ message: 'Fine', context: 'width of a pen' }) },
  { value: 'medium', label: msg({ message: 'Medium', context: 'width of a pen' }) },
  { value: 'broad', label: msg({ message: 'Broad', context: 'width of a pen' }) },
] as const;

const kinds = [
  { value: 'underline', label: msg({ message: 'Underline', context: 'way to mark a word' }) },
  { value: 'circle', label: msg({ message: 'Circle', context: 'way to mark a word' }) },
] as const;

const hints: Record<Tool, Message> = {
  read: msg`You can select and scroll the text as usual. Choose a pen to draw on it.`,
  pen: msg`Draw with a mouse, pen or finger. To scroll with a finger, choose Read.`,
  highlighter: msg`Draw over the words. To scroll with a finger, choose Read.`,
  eraser: msg`Rub over a stroke to erase all of it.`,
  mark: msg`Tap a word, or drag over several. By keyboard: arrows move, Shift + arrow selects more words, Enter marks them.`,
};

/** Says the labels of a list of options. */
const said = <Value extends string>(
  options: readonly { value: Value; label: Message }[],
): { value: Value; label: string }[] =>
  options.map(({ value, label }) => ({ value, label: i18n._(label) }));

const iconSize = 'size-4';

/** The tools of the board. */
function BoardControls({ board }: { board: Board }) {
  const { tool, options, setOptions } = board;
  const draws = tool === 'pen' || tool === 'highlighter';
  return (
    <div className="grid gap-5">
      <ChipGroup label={t`Tool`} options={said(tools)} value={tool} onChoose={board.setTool} />
      {(draws || tool === 'mark') && (
        <ColourPens
          label={t`Colour`}
          pen={options.colour}
          onPen={(colour) => setOptions({ colour })}
        />
      )}
      {draws && (
        <ChipGroup
          label={t({ message: 'Width', context: 'of a pen' })}
          options={said(widths)}
          value={options.width}
          onChoose={(width) => setOptions({ width })}
        />
      )}
      {tool === 'mark' && (
        <ChipGroup
          label={t({ message: 'Mark', context: 'way to mark a word' })}
          options={said(kinds)}
          value={options.mark}
          onChoose={(mark) => setOptions({ mark })}
        />
      )}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {board.full ? t`The board is full. Rub something out first.` : i18n._(hints[tool])}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={board.undo} disabled={!board.canUndo}>
          <Undo2 aria-hidden="true" className={`${iconSize} rtl:-scale-x-100`} />{' '}
          <Trans>Undo</Trans>
        </Button>
        <Button size="small" onClick={board.redo} disabled={!board.canRedo}>
          <Redo2 aria-hidden="true" className={`${iconSize} rtl:-scale-x-100`} />{' '}
          <Trans>Redo</Trans>
        </Button>
        <Button size="small" onClick={board.clear} disabled={board.isEmpty}>
          <Trash2 aria-hidden="true" className={iconSize} /> <Trans>Clear</Trans>
        </Button>
        <Button size="small" onClick={board.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
    </div>
  );
}
