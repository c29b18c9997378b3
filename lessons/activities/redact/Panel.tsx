import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dices, RotateCcw, Shuffle } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { percentWords } from '#ui/wordings/percent.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { nextHidden, noneRevealed, type Revealed, revealAll } from '../gap-fill/gap-reveal.ts';
import { useKeys } from '../keys.ts';
import { bringIntoView } from '../painting.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { useTapWords, type WordLook } from '../tap-words.tsx';
import { useWordPicking } from '../word-picking.ts';
import { makeRedaction, nextHiddenSentence, randomHidden, redact } from './index.ts';
import { defaultRedactOptions, type RedactOptions, type RedactState } from './state.ts';
import './redact.css';
import '../tap-words.css';

const noLooks: ReadonlyMap<string, WordLook> = new Map();

/** The text with words blacked out. A tap, a key or a button reveals them without moving a line. */
export function Panel(props: ActivityPanelProps<RedactState>) {
  const redaction = useRedaction(props);
  const { picking } = redaction;
  useKeys({ r: redaction.revealNext, s: redaction.revealAll, h: redaction.hideAll });
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

export default activityView(rulesOf(redact), Panel);

const works: WorkByLesson<Revealed> = new Map();

/**
 * The state of the blocks: the open blocks, and the action of each button. The page remembers open blocks as
 * long as the words do not change.
 */
function useRedaction({ material, state, onState }: ActivityPanelProps<RedactState>) {
  const { sentences } = material.text;
  const board = useMemo(() => state.ids.join(), [state.ids]);
  const { work } = usePausedWork(works, material.resourceId, board);
  const [open, setOpen] = useState(work.left ?? noneRevealed);
  useSaveOnLeave(work, () => open);
  // Taps are handled outside of rendering, so they read the latest open blocks from here.
  const latest = useRef(open);
  latest.current = open;

  const orders = useMemo(() => [state.ids], [state.ids]);
  const picking = useWordPicking(orders, (ids) => {
    const next = new Set(latest.current);
    // A tap closes an open block; a drag across several blocks opens all of them.
    if (ids.length === 1 && ids[0] !== undefined && next.delete(ids[0])) return setOpen(next);
    setOpen(new Set([...next, ...ids]));
  });

  const change = (options: RedactOptions, seed = state.seed) => {
    setOpen(noneRevealed);
    onState(makeRedaction({ material, options, seed }));
  };
  const show = (wanted: readonly (string | undefined)[]) => {
    const ids = wanted.filter((id) => id !== undefined);
    if (ids[0] !== undefined) bringIntoView('word', ids[0]);
    setOpen(new Set([...open, ...ids]));
  };

  const looks = useMemo(() => {
    const numbers = new Map(state.ids.map((id, at) => [id, at + 1]));
    return new Map(
      sentences.map((sentence) => {
        const here = sentence.target.tokens.flatMap(({ id }): [string, WordLook][] => {
          const number = numbers.get(id);
          if (number === undefined) return [];
          const isOpen = open.has(id);
          const picked = picking.picked.has(id) ? ' word-picked' : '';
          return [
            [
              id,
              {
                className: (isOpen ? 'redacted-open' : 'redacted') + picked,
                ...(!isOpen && { hiddenAs: t`Hidden word ${number}` }),
                pressed: isOpen,
              },
            ],
          ];
        });
        return [sentence, new Map(here)] as const;
      }),
    );
  }, [sentences, state.ids, open, picking.picked]);

  return {
    state,
    open,
    picking,
    looks,
    done: nextHidden(state.ids, open) === undefined,
    setOptions: (options: RedactOptions) => change(options),
    revealNext: () => show([nextHidden(state.ids, open)]),
    revealRandom: () => show([randomHidden(state.ids, open, newSeed())]),
    revealSentence: () => show(nextHiddenSentence(sentences, state.ids, open)),
    revealAll: () => setOpen(revealAll(state.ids)),
    hideAll: () => setOpen(noneRevealed),
    otherWords: () => change(state.options, newSeed()),
    reset: () => change(defaultRedactOptions),
  };
}

type Redaction = ReturnType<typeof useRedaction>;

const iconSize = 'size-4';

/** The controls that set the percentage of covered words, and the buttons that reveal words. */
function RedactControls({ redaction }: { redaction: Redaction }) {
  const { state, open, done } = redaction;
  const { options, ids } = state;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Slider
          label={t`Words blacked out`}
          valueText={
            options.percent === 100
              ? t({ message: 'all', context: 'words' })
              : percentWords(options.percent)
          }
          value={options.percent}
          min={5}
          max={100}
          step={5}
          onSlide={(percent) => redaction.setOptions({ ...options, percent })}
        />
        <p className="text-ink-2 text-sm" aria-live="polite">
          {options.percent === 100
            ? plural(
                { count: ids.length },
                {
                  one: `# word, for listening work. ${{ revealed: open.size }} revealed.`,
                  other: `All # words, for listening work. ${{ revealed: open.size }} revealed.`,
                },
              )
            : plural(
                { count: ids.length },
                {
                  one: `# word; it stays the same after a reload. ${{ revealed: open.size }} revealed.`,
                  other: `# words; these stay the same after a reload. ${{ revealed: open.size }} revealed.`,
                },
              )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: redaction.revealNext, can: !done }}
          all={{ act: redaction.revealAll, can: !done }}
          hide={{ act: redaction.hideAll, can: open.size > 0 }}
        />
        <Button size="small" onClick={redaction.revealRandom} disabled={done}>
          <Dices aria-hidden="true" className={iconSize} /> <Trans>Reveal one at random</Trans>
        </Button>
        <Button size="small" onClick={redaction.revealSentence} disabled={done}>
          <Trans>Reveal a sentence</Trans>
        </Button>
        <Button size="small" onClick={redaction.otherWords} disabled={options.percent === 100}>
          <Shuffle aria-hidden="true" className={iconSize} /> <Trans>Other words</Trans>
        </Button>
        <Button size="small" onClick={redaction.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      <Switch
        label={t`Leave the first sentence whole`}
        on={options.firstSentenceWhole}
        onSwitch={(firstSentenceWhole) => redaction.setOptions({ ...options, firstSentenceWhole })}
      />
      <p className="text-ink-2 text-sm">
        <Trans>
          Tap a block to reveal it, or drag over several. By keyboard: arrows move from block to
          block, Enter reveals.
        </Trans>
      </p>
    </div>
  );
}
