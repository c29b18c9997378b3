import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { speaksText } from '../../draft/speaks-text.ts';
import { useKeyTarget } from '../../tasks/type-the-answer/use-key-target.ts';
import { BoardKeys } from '../BoardKeys.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useKeys } from '../use-keys.ts';
import { MistakeSentence } from './MistakeSentence.tsx';
import { MistakesControls } from './MistakesControls.tsx';
import type { MistakesState } from './options.ts';
import { useMistakes } from './use-mistakes.ts';

/** The text with its mistakes on the projector: tap the wrong word, then type it as it should be. */
export default function TextPanel(props: ActivityPanelProps<MistakesState>) {
  const { text, speech } = props.material;
  const mistakes = useMistakes(props);
  useKeys({ n: mistakes.revealNext, a: mistakes.revealAll, h: mistakes.hideAll });
  const write = useRef((_: string) => {});
  const keys = useKeyTarget((_, typed) => write.current(typed));
  // Sentences are drawn again only for what is theirs.
  const onTyping = useRef((field: HTMLInputElement, to: (typed: string) => void) => {
    keys.onFocus(field);
    write.current = to;
  }).current;
  const { bySentence, stages, missed } = mistakes;
  return props.children({
    shows: { target: true },
    above: <OnPurpose count={bySentence.size} />,
    target: (sentence) => (
      <MistakeSentence
        sentence={sentence}
        mistake={bySentence.get(sentence.id)}
        stage={stages.get(sentence.id)}
        missed={sentence.target.tokens.flatMap(({ id }) => (missed.has(id) ? [id] : [])).join(' ')}
        target={text.target}
        native={text.native}
        onTap={mistakes.tap}
        onCorrect={mistakes.correct}
        onReveal={mistakes.reveal}
        typedFor={mistakes.typedFor}
        keepTyped={mistakes.keepTyped}
        onTyping={onTyping}
      />
    ),
    controls: (
      <MistakesControls
        mistakes={mistakes}
        hasSound={speaksText(speech, text)}
        keys={mistakes.isTyping && <BoardKeys language={text.target} keys={keys} />}
      />
    ),
  });
}

/** Nobody may take the text for a model: this stands above it on every screen. */
function OnPurpose({ count }: { count: number }) {
  const mistakes = count === 1 ? '1 mistake' : `${count} mistakes`;
  return (
    <p className="mb-6 flex items-start gap-3 rounded-control border border-native bg-native-soft px-4 py-2 text-base text-ink leading-snug">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-native" />
      <span>
        <strong>This text has mistakes on purpose:</strong> {mistakes}, never more than one in a
        sentence. Tap the wrong word, then type it correctly.
      </span>
    </p>
  );
}
