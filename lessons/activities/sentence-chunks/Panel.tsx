import { Fragment, memo, type ReactNode, useMemo } from 'react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { activityView, rulesOf } from '../activity-view.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { stepFocus } from '../step-focus.ts';
import { useKeys } from '../use-keys.ts';
import { ChunkControls } from './ChunkControls.tsx';
import { chunkPieces } from './chunk-pieces.ts';
import { sentenceChunks } from './index.ts';
import { JumbledSentence } from './JumbledSentence.tsx';
import type { SentenceChunksState } from './state.ts';
import { type ChunkPlay, useSentenceChunks } from './use-sentence-chunks.ts';

const nothing: readonly string[] = [];
const noOrders: readonly (readonly string[])[] = [];

/** The chunks on the projector: linked to their partners, or jumbled to be put in order. */
export function Panel(props: ActivityPanelProps<SentenceChunksState>) {
  const play = useSentenceChunks(props);
  const { options } = play;
  useKeys(
    options.mode === 'linked'
      ? { r: play.revealNext, s: play.revealAll, h: play.hideAll }
      : { r: play.solveNext, s: play.solveAll },
  );
  const shows = (side: SideName): ((sentence: Sentence) => ReactNode) | undefined => {
    if (options.mode === 'linked') return (sentence) => linked(sentence, side, play);
    return side === options.side ? (sentence) => jumbled(sentence, play) : undefined;
  };
  const target = shows('target');
  const native = shows('native');
  return props.children({
    shows: { target: true, native: true },
    rows: true,
    ...(target && { target }),
    ...(native && { native }),
    controls: <ChunkControls play={play} text={props.material.text} />,
  });
}

export default activityView(rulesOf(sentenceChunks), Panel);

function linked(sentence: Sentence, side: SideName, play: ChunkPlay): ReactNode {
  const { lit, open, options } = play;
  const ids = sentence.chunks.map(({ id }) => id);
  const covered = options.covered === side ? ids.filter((id) => !open.has(id)) : [];
  return (
    <LinkedSide
      sentence={sentence}
      side={side}
      lit={lit !== undefined && ids.includes(lit) ? lit : undefined}
      covered={covered.join(' ')}
      onLight={play.light}
      onPress={play.press}
    />
  );
}

function jumbled(sentence: Sentence, play: ChunkPlay): ReactNode {
  const jumble = play.bySentence.get(sentence.id);
  // A sentence without chunks is there to be read.
  if (!jumble) return sentence[play.options.side].text;
  return (
    <JumbledSentence
      sentence={sentence}
      side={play.options.side}
      cards={jumble.cards}
      jumbled={jumble.jumbled}
      ending={jumble.ending}
      laid={play.laid.get(sentence.id) ?? nothing}
      checked={play.checked.has(sentence.id)}
      alsoRight={play.alsoRight.get(sentence.id) ?? noOrders}
      onLay={play.lay}
      onCheck={play.check}
      onAccept={play.accept}
    />
  );
}

interface LinkedSideProps {
  sentence: Sentence;
  side: SideName;
  /** The chunk of this sentence that is lit with its partner. */
  lit: string | undefined;
  /** Ids of the chunks still covered on this side, with spaces between. */
  covered: string;
  onLight: (chunkId: string | undefined) => void;
  onPress: (chunkId: string) => void;
}

/** One side of a sentence in its chunks: pointing at one, or reaching it by key, lights its partner. */
function Linked({ sentence, side, lit, covered, onLight, onPress }: LinkedSideProps) {
  const pieces = useMemo(() => chunkPieces(sentence, side), [sentence, side]);
  const hidden = new Set(covered.split(' '));
  return pieces.map(({ text, chunkId, number }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    if (chunkId === undefined) return <Fragment key={at}>{text}</Fragment>;
    const isHidden = hidden.has(chunkId);
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a split chunk has several pieces
        key={at}
        type="button"
        data-step={chunkId}
        data-side={side}
        data-odd={(number ?? 0) % 2 === 1 || undefined}
        data-lit={chunkId === lit || undefined}
        className="chunk-piece"
        aria-label={isHidden ? `Covered chunk ${number}` : undefined}
        onPointerEnter={() => onLight(chunkId)}
        onPointerLeave={() => onLight(undefined)}
        onFocus={() => onLight(chunkId)}
        onBlur={() => onLight(undefined)}
        onClick={() => onPress(chunkId)}
        onKeyDown={stepFocus}
      >
        {isHidden ? (
          <span aria-hidden="true" className="invisible">
            {text}
          </span>
        ) : (
          text
        )}
      </button>
    );
  });
}
const LinkedSide = memo(Linked);
