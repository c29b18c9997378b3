import type { Sentence, SideName } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useTapWords } from '../use-tap-words.tsx';
import { HighlightControls } from './HighlightControls.tsx';
import { highlightLooks } from './highlight-looks.ts';
import './highlighter.css';
import '../tap-words.css';
import type { HighlightState } from './options.ts';
import { useHighlighter } from './use-highlighter.ts';

/** The text with its words in colours: by their kind, or as the teacher paints them. */
export default function Panel(props: ActivityPanelProps<HighlightState>) {
  const highlighting = useHighlighter(props);
  const { colours, options, picking, free } = highlighting;
  const tapWords = useTapWords();
  const dress = (side: SideName) => (sentence: Sentence) => {
    const { tokens } = sentence[side];
    return tapWords(`${side}-${sentence.id}`, {
      side: sentence[side],
      looks: highlightLooks(tokens, colours, options.effect, picking.picked),
      taps: free ? 'words' : 'none',
      picking,
      cursor: tokens.find(({ id }) => id === picking.cursor)?.id,
    });
  };
  return props.children({
    target: dress('target'),
    native: dress('native'),
    shows: highlighting.shows,
    controls: <HighlightControls highlighting={highlighting} />,
  });
}
