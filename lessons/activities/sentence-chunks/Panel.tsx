import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Shuffle } from 'lucide-react';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { cutSentences } from '../../questions/chunk/missing-chunks.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { useKeys } from '../keys.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { stepFocus } from '../step-focus.ts';
import { chunkPieces } from './chunk-cards.ts';
import { sentenceChunks } from './index.ts';
import { JumbledSentence } from './JumbledSentence.tsx';
import { modeNames } from './mode-names.ts';
import { SentenceChunksOptions, type SentenceChunksState } from './state.ts';
import { type ChunkPlay, useSentenceChunks } from './use-sentence-chunks.ts';

const iconSize = 'size-4';

/** The mode of play, the language, and what is revealed. */
function ChunkControls({ play, text }: { play: ChunkPlay; text: Text }) {
  const { options, setOptions } = play;
  const language = wordingsLanguage();
  const names = {
    target: languageName(text.target, language),
    native: languageName(text.native, language),
  };
  const linked = options.mode === 'linked';
  const { length } = cutSentences(text);
  const covers = [
    { value: 'nothing', label: t`Nothing` },
    { value: 'target', label: names.target },
    { value: 'native', label: names.native },
  ] as const;
  const sides = [
    { value: 'target', label: names.target },
    { value: 'native', label: names.native },
  ] as const;
  return (
    <div className="grid gap-5">
      <div>
        <Segmented
          label={t`Mode`}
          options={SentenceChunksOptions.shape.mode.options.map((value) => ({
            value,
            label: i18n._(modeNames[value]),
          }))}
          value={options.mode}
          onChoose={(mode) => setOptions({ ...options, mode })}
        />
      </div>
      {linked ? (
        <>
          <NativeSelect
            label={t`Covered at the start`}
            value={options.covered}
            options={covers}
            onChange={(event) => {
              const chosen = covers.find(({ value }) => value === event.currentTarget.value);
              if (chosen) setOptions({ ...options, covered: chosen.value });
            }}
          />
          <LitPair play={play} text={text} />
        </>
      ) : (
        <div>
          <p aria-hidden="true" className="mb-1 font-semibold text-sm">
            <Trans>Put in order</Trans>
          </p>
          <Segmented
            label={t`Put in order`}
            options={sides}
            value={options.side}
            onChoose={(side) => setOptions({ ...options, side })}
          />
          <p className="mt-3 text-ink-2 text-sm">
            <Trans>
              Press the chunks in order or drag them. By keyboard: arrows move, Enter places a
              chunk, Shift + arrow moves it.
            </Trans>
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {linked && play.covers && (
          <RevealButtons
            next={{ act: play.revealNext, can: play.nextHidden !== undefined }}
            all={{ act: play.revealAll, can: play.nextHidden !== undefined }}
            hide={{ label: t`Cover all`, act: play.hideAll, can: play.open.size > 0 }}
          />
        )}
        {!linked && (
          <>
            <RevealButtons
              next={{ label: t`Solve next`, act: play.solveNext, can: play.unsolved.length > 0 }}
              all={{ label: t`Solve all`, act: play.solveAll, can: play.unsolved.length > 0 }}
            />
            <Button size="small" onClick={play.clear} disabled={play.laid.size === 0}>
              <Trans>Clear</Trans>
            </Button>
            <Button size="small" onClick={play.otherOrder}>
              <Shuffle aria-hidden="true" className={iconSize} /> <Trans>New order</Trans>{' '}
            </Button>
          </>
        )}
        <Button size="small" onClick={play.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      {!linked && (
        <p className="text-ink-2 text-sm" aria-live="polite">
          {plural(
            { count: length },
            {
              one: `${{ right: play.right }} of # sentence right`,
              other: `${{ right: play.right }} of # sentences right`,
            },
          )}
        </p>
      )}
    </div>
  );
}

/**
 * Shows the highlighted chunk and its partner in letters large enough to point at. A side that is still
 * covered is shown as "…".
 */
function LitPair({ play, text }: { play: ChunkPlay; text: Text }) {
  const { lit, open, options } = play;
  const sentence = text.sentences.find(({ chunks }) => chunks.some(({ id }) => id === lit));
  const chunk = sentence?.chunks.find(({ id }) => id === lit);
  const words = (side: SideName) => {
    if (!sentence || !chunk) return '';
    if (options.covered === side && !open.has(chunk.id)) return '…';
    const pieces = chunk[side].map(({ start, end }) => sentence[side].text.slice(start, end));
    return pieces.join(' … ');
  };
  return (
    <p aria-live="polite" className="grid min-h-20 content-start gap-1 text-lg">
      {chunk ? (
        <>
          <Words language={text.target} words={words('target')} look="font-semibold text-target" />
          <Words language={text.native} words={words('native')} look="text-native" />
        </>
      ) : (
        <span className="text-ink-2 text-sm">
          <Trans>Point at a chunk to see its partner.</Trans>
        </span>
      )}
    </p>
  );
}

function Words({ language, words, look }: { language: string; words: string; look: string }) {
  const { locale, direction } = languageOf(language);
  return (
    <bdi lang={locale} dir={direction} className={look}>
      {words}
    </bdi>
  );
}

const nothing: readonly string[] = [];
const noOrders: readonly (readonly string[])[] = [];

/** The chunks on the projector: either linked to their partners, or jumbled for pupils to put in order. */
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
  // A sentence without chunks is shown as plain text.
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
  /** The id of this sentence's chunk that is highlighted with its partner. */
  lit: string | undefined;
  /** Ids of the chunks on this side that are still covered, separated by spaces. */
  covered: string;
  onLight: (chunkId: string | undefined) => void;
  onPress: (chunkId: string) => void;
}

/** One side of a sentence, split into chunks. Hovering over or focusing a chunk highlights its partner. */
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
        aria-label={isHidden ? t`Covered chunk ${{ number: number ?? 0 }}` : undefined}
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
