import { RotateCcw, Shuffle, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { languageName } from '#language/language-name.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Slider } from '#ui/Slider.tsx';
import { cutSentences } from '../../questions/chunk/missing-chunks.ts';
import { activityView, rulesOf } from '../activity-view.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { useKeys } from '../use-keys.ts';
import { tangled } from './index.ts';
import type { TangledState } from './state.ts';
import { TangledSentence } from './TangledSentence.tsx';
import { type Tangle, useTangle } from './use-tangle.ts';

/** The tangled text on the projector: one dial between the languages, chunks that turn, answers below. */
export function Panel(props: ActivityPanelProps<TangledState>) {
  const { text } = props.material;
  const tangle = useTangle(props);
  useKeys({ r: tangle.revealNext, s: tangle.revealAll, h: tangle.hideAll });
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
        lowercaseWords={tangle.lowercaseWords}
        answer={tangle.shown.has(sentence.id) ? tangle.options.into : undefined}
        onTurn={turn}
      />
    ),
    controls: <TangledControls tangle={tangle} text={text} />,
  });
}

export default activityView(rulesOf(tangled), Panel);

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

const iconSize = 'size-4';

/** The dial, the word order, the language to write in, and what is revealed. */
function TangledControls({ tangle, text }: { tangle: Tangle; text: Text }) {
  const { options, shown, turned } = tangle;
  const names = { target: languageName(text.target), native: languageName(text.native) };
  const sides = [
    { value: 'target', label: names.target },
    { value: 'native', label: names.native },
  ] as const;
  const { length } = cutSentences(text);
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold text-target">{names.target}</span>
        <span className="tangle-native">{names.native}</span>
        <span className="text-ink-2">Press a chunk to turn it into the other language.</span>
      </p>
      <Slider
        label={`${names.target} in the text`}
        value={options.percent}
        valueText={`${options.percent}%`}
        min={0}
        max={100}
        step={5}
        onSlide={(percent) => tangle.setOptions({ ...options, percent })}
      />
      <Choice
        label="Word order of"
        sides={sides}
        value={tangle.spine}
        onChoose={(spine) => tangle.setOptions({ ...options, spine })}
      />
      <Choice
        label="Pupils write it all in"
        sides={sides}
        value={options.into}
        onChoose={(into) => tangle.setOptions({ ...options, into })}
      />
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: tangle.revealNext, can: tangle.nextShown !== undefined }}
          all={{
            label: 'Show answers',
            act: tangle.revealAll,
            can: tangle.nextShown !== undefined,
          }}
          hide={{ label: 'Hide answers', act: tangle.hideAll, can: shown.size > 0 }}
        />
        <Button size="small" onClick={tangle.turnBack} disabled={turned.size === 0}>
          <Undo2 aria-hidden="true" className={iconSize} /> Turn chunks back
        </Button>
        <Button size="small" onClick={tangle.otherMix}>
          <Shuffle aria-hidden="true" className={iconSize} /> Other mix
        </Button>
        <Button size="small" onClick={tangle.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      <p className="text-ink-2 text-sm" aria-live="polite">
        {`${shown.size} of ${length} ${length === 1 ? 'answer' : 'answers'} shown`}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  sides: readonly { value: SideName; label: string }[];
  value: SideName;
  onChoose: (side: SideName) => void;
}

function Choice({ label, ...rest }: ChoiceProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-semibold text-sm">
        {label}
      </p>
      <Segmented label={label} options={rest.sides} value={rest.value} onChoose={rest.onChoose} />
    </div>
  );
}
