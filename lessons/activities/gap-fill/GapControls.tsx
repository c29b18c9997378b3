import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Shuffle } from 'lucide-react';
import { memo, useMemo } from 'react';
import { partOfSpeechWords } from '#language/text/part-of-speech-words.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { percentLimits } from '../../draft/preferences.ts';
import { useAfterPaint } from '../painting.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { allWordsCount, defaultGapOptions, randomCounts } from './defaults.ts';
import { GapBank } from './GapBank.tsx';
import { GapHintButton } from './GapHintButton.tsx';
import { nextHidden, type Revealed } from './gap-reveal.ts';
import { partsOfSpeechIn } from './make-gaps.ts';
import type { GapOptions, GapSource } from './state.ts';
import type { GapActions, Gaps } from './use-gaps.ts';

const kinds: Record<GapSource['kind'], Message> = {
  percentage: msg`A percentage of the words`,
  random: msg`Random words`,
  partOfSpeech: msg`A part of speech`,
  vocabulary: msg`The key vocabulary`,
  halfWords: msg`Half words (C-test)`,
  chosen: msg`Words I choose`,
};

/** The menus that choose the source of the gaps: one menu per source in the specification. */
function GapSourceMenu({ gaps, text }: { gaps: Gaps; text: Text }) {
  const { state, actions } = gaps;
  const { choose } = actions;
  const { source, firstSentenceWhole, contentOnly } = state.options;
  const classes = useMemo(
    () => partsOfSpeechIn(text, firstSentenceWhole),
    [text, firstSentenceWhole],
  );
  return (
    <div className="grid gap-3">
      <KindMenu kind={source.kind} commonest={classes[0]?.pos} onChoose={choose} />
      {source.kind === 'percentage' && (
        <Slider
          label={t`Words to remove`}
          valueText={percentWords(source.percent)}
          value={source.percent}
          min={percentLimits.gapPercent.least}
          max={percentLimits.gapPercent.most}
          step={5}
          onSlide={(percent) => choose({ kind: 'percentage', percent })}
        />
      )}
      {source.kind === 'random' && (
        <NativeSelect
          label={t`How many`}
          value={String(source.count)}
          options={randomCounts.map((count) => ({
            value: `${count}`,
            label: count === allWordsCount ? t({ message: 'All', context: 'words' }) : `${count}`,
          }))}
          onChange={(event) => choose({ kind: 'random', count: Number(event.currentTarget.value) })}
        />
      )}
      {(source.kind === 'percentage' || source.kind === 'random') && (
        <Switch
          label={t`Content words only`}
          help={t`No articles, pronouns, prepositions or conjunctions.`}
          on={contentOnly === true}
          onSwitch={(on) => actions.change({ contentOnly: on })}
        />
      )}
      {source.kind === 'partOfSpeech' &&
        (classes.length > 0 ? (
          <NativeSelect
            label={t`Part of speech`}
            value={source.pos}
            options={classes.map(({ pos, count }) => ({
              value: pos,
              label: t`${{ kind: i18n._(partOfSpeechWords[pos].name) }} (${count})`,
            }))}
            onChange={(event) => {
              const found = classes.find(({ pos }) => pos === event.currentTarget.value);
              if (found) choose({ kind: 'partOfSpeech', pos: found.pos });
            }}
          />
        ) : (
          <p className="text-ink-2 text-sm">
            <Trans>Not found</Trans>
          </p>
        ))}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {gapNote(source, state.ids.length)}
      </p>
      {source.kind === 'chosen' && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={actions.putBack}
          disabled={state.ids.length === 0}
        >
          <Trans>Put all words back</Trans>
        </Button>
      )}
    </div>
  );
}

interface KindMenuProps {
  kind: GapSource['kind'];
  /** The most frequent part of speech; undefined until the words have been tagged. */
  commonest: PartOfSpeech | undefined;
  onChoose: (source: GapSource) => void;
}

/** The menu of sources. Does not rerender while a slider is moved. */
const KindMenu = memo(function KindMenu({ kind, commonest, onChoose }: KindMenuProps) {
  const starting: Record<GapSource['kind'], GapSource> = {
    percentage: defaultGapOptions.source,
    random: { kind: 'random', count: 10 },
    partOfSpeech: { kind: 'partOfSpeech', pos: commonest ?? 'noun' },
    vocabulary: { kind: 'vocabulary' },
    halfWords: { kind: 'halfWords' },
    chosen: { kind: 'chosen' },
  };
  return (
    <NativeSelect
      label={t`Gaps`}
      value={kind}
      options={Object.entries(kinds).map(([value, label]) => ({ value, label: i18n._(label) }))}
      onChange={(event) => {
        const chosen = Object.values(starting).find((s) => s.kind === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
});

function gapNote(source: GapSource, count: number): string {
  if (source.kind === 'chosen' && count === 0)
    return t`Tap words in the text to turn them into gaps.`;
  if (source.kind === 'chosen') {
    return plural(count, {
      one: '# gap. Tap a word to make a gap, or a gap to put the word back.',
      other: '# gaps. Tap a word to make a gap, or a gap to put the word back.',
    });
  }
  if (source.kind === 'vocabulary' && count === 0) {
    return t`None of the key vocabulary is in this text.`;
  }
  const asked = source.kind === 'random' && source.count !== allWordsCount ? source.count : count;
  return count < asked
    ? plural(count, {
        one: '# gap: no other words in this text can be gaps',
        other: '# gaps: no other words in this text can be gaps',
      })
    : plural(count, {
        one: '# gap; these stay the same after a reload',
        other: '# gaps; these stay the same after a reload',
      });
}

interface GapControlsProps {
  gaps: Gaps;
  /**
   * The gaps that the text shows as open. When all gaps are opened or closed at once, this value updates one
   * paint later.
   */
  drawn: Revealed;
  text: Text;
}

/** The teacher's options: the source of the gaps, what pupils see, and which gaps are open. */
export function GapControls({ gaps, drawn, text }: GapControlsProps) {
  const { state, revealed, actions } = gaps;
  const { source, ...look } = state.options;
  const hidden = nextHidden(state.ids, revealed);
  // Render the text first: a bank of 300 words takes as long to render as the text itself.
  const late = useAfterPaint(gaps, true);
  const hint = useMemo(() => <GapHintButton gaps={late} text={text} />, [late, text]);
  return (
    <div className="grid gap-5">
      {look.bank && state.ids.length > 0 && <GapBank gaps={late} drawn={drawn} text={text} />}
      <GapSourceMenu gaps={gaps} text={text} />
      <GapButtons
        actions={actions}
        canReveal={hidden !== undefined}
        canHide={revealed.size > 0}
        isDrawn={source.kind === 'random' || source.kind === 'percentage'}
      />
      {hidden !== undefined && hint}
      <GapLook {...look} onChange={actions.change} />
    </div>
  );
}

const starts = [
  { value: 'nothing', label: msg({ message: 'Nothing', context: 'of a missing word' }) },
  { value: 'first-letter', label: msg`The first letter` },
  { value: 'first-half', label: msg`The first half` },
] as const;

const extraWords = [0, 2, 4, 6, 8];

interface GapLookProps extends Omit<GapOptions, 'source'> {
  onChange: (changes: Partial<GapOptions>) => void;
}

/**
 * Options for the look of a gap and for the word bank. Does not rerender when the source of the gaps changes.
 */
const GapLook = memo(function GapLook({ onChange, ...look }: GapLookProps) {
  return (
    <details>
      <summary className="min-h-9 py-1.5 font-semibold text-sm">
        <Trans>What pupils see</Trans>
      </summary>
      <div className="mt-2 grid gap-3">
        <Switch label={t`Word bank`} on={look.bank} onSwitch={(bank) => onChange({ bank })} />
        {look.bank && (
          <NativeSelect
            label={t({ message: 'Distractors', context: 'words that fit no gap' })}
            value={String(look.distractors)}
            options={extraWords.map((count) => ({
              value: `${count}`,
              label: count === 0 ? t({ message: 'None', context: 'no distractors' }) : `${count}`,
            }))}
            onChange={(event) => onChange({ distractors: Number(event.currentTarget.value) })}
          />
        )}
        <Switch
          label={t`Leave the first sentence whole`}
          on={look.firstSentenceWhole}
          onSwitch={(firstSentenceWhole) => onChange({ firstSentenceWhole })}
        />
        <Switch
          label={t`Gaps as long as their words`}
          on={look.lengthClue}
          onSwitch={(lengthClue) => onChange({ lengthClue })}
        />
        <NativeSelect
          label={t`Show of each word`}
          value={look.start}
          options={starts.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(event) => {
            const start = starts.find(({ value }) => value === event.currentTarget.value);
            if (start) onChange({ start: start.value });
          }}
        />
      </div>
    </details>
  );
});

const iconSize = 'size-4';

interface GapButtonsProps {
  actions: GapActions;
  canReveal: boolean;
  canHide: boolean;
  /**
   * True if the words are chosen at random. Other sources are deterministic, so regenerating their gaps
   * changes nothing.
   */
  isDrawn: boolean;
}

/** Buttons to reveal and hide gaps, choose other words, and reset. */
const GapButtons = memo(function GapButtons(props: GapButtonsProps) {
  const { actions, canReveal, canHide, isDrawn } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <RevealButtons
        next={{ act: actions.revealNext, can: canReveal }}
        all={{ act: actions.revealAll, can: canReveal }}
        hide={{ act: actions.hideAll, can: canHide }}
      />
      <Button size="small" onClick={actions.otherWords} disabled={!isDrawn}>
        <Shuffle aria-hidden="true" className={iconSize} /> <Trans>Other words</Trans>
      </Button>
      <Button size="small" onClick={actions.reset}>
        <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
      </Button>
    </div>
  );
});
