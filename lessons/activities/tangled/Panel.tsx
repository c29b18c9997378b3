import { useLayoutEffect, useRef } from 'react';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useKeys } from '../use-keys.ts';
import type { TangledState } from './options.ts';
import { TangledControls } from './TangledControls.tsx';
import { TangledSentence } from './TangledSentence.tsx';
import { useTangle } from './use-tangle.ts';

/** The tangled text on the projector: one dial between the languages, chunks that turn, answers below. */
export default function Panel(props: ActivityPanelProps<TangledState>) {
  const { text } = props.material;
  const tangle = useTangle(props);
  useKeys({ n: tangle.revealNext, a: tangle.revealAll, h: tangle.hideAll });
  const turn = useTurn(tangle.turn);
  return props.children({
    shows: { target: true, native: false },
    rows: true,
    follows: tangle.spine,
    target: (sentence) => (
      <TangledSentence
        sentence={sentence}
        target={text.target}
        native={text.native}
        nativeIds={tangle.nativeIn(sentence)}
        spine={tangle.spine}
        seenSmall={tangle.seenSmall}
        answer={tangle.shown.has(sentence.id) ? tangle.options.into : undefined}
        onTurn={turn}
      />
    ),
    controls: <TangledControls tangle={tangle} text={text} />,
  });
}

/** A chunk that turns stands in another run, as another element: the keyboard's place goes along. */
function useTurn(turn: (id: string) => void): (id: string) => void {
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = pressed.current;
    if (id === undefined) return;
    pressed.current = undefined;
    document.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`)?.focus();
  });
  const stable = useRef((id: string) => {
    pressed.current = id;
    turn(id);
  });
  return stable.current;
}
