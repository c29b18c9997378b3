import { useEffect, useMemo, useRef, useState } from 'react';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { useWordPicking } from '../word-picking.ts';
import { addStroke, type BoardPage, emptyPage, markWords } from './edit-board.ts';
import {
  defaultWhiteboardOptions,
  type Stroke,
  type WhiteboardOptions,
  type WhiteboardState,
} from './state.ts';

/** The teacher's current tool. With `read`, the text can be selected as usual. */
export type Tool = 'read' | 'pen' | 'highlighter' | 'eraser' | 'mark';

interface History {
  past: readonly BoardPage[];
  future: readonly BoardPage[];
}

const noHistory: History = { past: [], future: [] };
const maxSteps = 100;

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea') !== null;

/** The state of the board: tool, strokes, highlights, undo and redo. */
export function useWhiteboard({ material, state, onState }: ActivityPanelProps<WhiteboardState>) {
  const { text } = material;
  const { options, ids, marks, strokes } = state;
  const [tool, setTool] = useState<Tool>('read');
  const [full, setFull] = useState(false);
  const [history, setHistory] = useState(noHistory);
  const page: BoardPage = { ids, marks, strokes };

  const change = (next: BoardPage, newOptions = options) => {
    setHistory({ past: [...history.past, page].slice(-maxSteps), future: [] });
    setFull(false);
    onState({ ...state, ...next, options: newOptions });
  };
  const undo = () => {
    const before = history.past.at(-1);
    if (!before) return;
    setHistory({ past: history.past.slice(0, -1), future: [page, ...history.future] });
    setFull(false);
    onState({ ...state, ...before });
  };
  const redo = () => {
    const [after, ...future] = history.future;
    if (!after) return;
    setHistory({ past: [...history.past, page], future });
    onState({ ...state, ...after });
  };

  // Taps and keys are handled outside of rendering, so they read the latest board from here.
  const latest = useRef({ undo, redo, change, page, options });
  latest.current = { undo, redo, change, page, options };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const orders = useMemo(
    () =>
      (['target', 'native'] as const).map((side) =>
        text.sentences.flatMap((sentence) =>
          sentence[side].tokens.filter(({ isWord }) => isWord).map(({ id }) => id),
        ),
      ),
    [text],
  );
  const picking = useWordPicking(orders, (picked) => {
    const now = latest.current;
    const { mark: kind, colour } = now.options;
    now.change(markWords(now.page, picked, { kind, colour }, text));
  });

  return {
    state,
    options,
    page,
    tool,
    setTool,
    /** True after a stroke did not fit on the board. */
    full,
    picking,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    draw: (line: Pick<Stroke, 'anchor' | 'points'>) => {
      const { colour, width } = options;
      const pen: Stroke['pen'] = tool === 'highlighter' ? 'highlighter' : 'pen';
      const next = addStroke(page, { pen, colour, width, ...line });
      if (next) change(next);
      else setFull(true);
    },
    rub: (places: ReadonlySet<number>) =>
      change({ ...page, strokes: strokes.filter((_, place) => !places.has(place)) }),
    clear: () => change(emptyPage),
    isEmpty: ids.length === 0 && strokes.length === 0,
    setOptions: (part: Partial<WhiteboardOptions>) =>
      onState({ ...state, options: { ...options, ...part } }),
    reset: () => {
      setTool('read');
      change(emptyPage, defaultWhiteboardOptions);
    },
  };
}

export type Board = ReturnType<typeof useWhiteboard>;
