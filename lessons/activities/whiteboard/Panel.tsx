import { useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useTapWords } from '../use-tap-words.tsx';
import { BoardControls } from './BoardControls.tsx';
import { BoardOverlay } from './BoardOverlay.tsx';
import { boardLooks } from './board-looks.ts';
import { marksOf } from './edit-board.ts';
import type { WhiteboardState } from './options.ts';
import '../tap-words.css';
import { useWhiteboard } from './use-whiteboard.ts';
import './whiteboard.css';

/** A pen over the text. Drawings and marks hold to their words. */
export default function Panel(props: ActivityPanelProps<WhiteboardState>) {
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
