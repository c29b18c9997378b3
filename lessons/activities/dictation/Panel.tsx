import type { ActivityPanelProps } from '../panel-props.ts';
import { DictationBoard } from './DictationBoard.tsx';
import { DictationControls } from './DictationControls.tsx';
import './dictation.css';
import type { DictationState } from './options.ts';
import { useDictation } from './use-dictation.ts';

/** Sentence by sentence: heard or seen for a moment, written, then opened word by word. */
export default function Panel(props: ActivityPanelProps<DictationState>) {
  const dictating = useDictation(props);
  return props.children({
    board: <DictationBoard dictating={dictating} showsNative={props.sides.native} />,
    controls: <DictationControls dictating={dictating} />,
  });
}
