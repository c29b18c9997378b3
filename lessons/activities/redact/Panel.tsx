import type { ActivityPanelProps } from '../panel-props.ts';
import type { WordLook } from '../TapWords.tsx';
import { useKeys } from '../use-keys.ts';
import { useTapWords } from '../use-tap-words.tsx';
import type { RedactState } from './options.ts';
import { RedactControls } from './RedactControls.tsx';
import './redact.css';
import '../tap-words.css';
import { useRedaction } from './use-redaction.ts';

const noLooks: ReadonlyMap<string, WordLook> = new Map();

/** The text with words blacked out; a tap, a key or a button opens them without moving a line. */
export default function Panel(props: ActivityPanelProps<RedactState>) {
  const redaction = useRedaction(props);
  const { picking } = redaction;
  useKeys({ n: redaction.revealNext, a: redaction.revealAll, h: redaction.hideAll });
  const tapWords = useTapWords();
  return props.children({
    target: (sentence) => {
      const looks = redaction.looks.get(sentence) ?? noLooks;
      return tapWords(sentence.id, {
        side: sentence.target,
        looks,
        taps: 'dressed',
        picking,
        cursor: picking.cursor && looks.has(picking.cursor) ? picking.cursor : undefined,
      });
    },
    controls: <RedactControls redaction={redaction} />,
  });
}
