import { memo, useMemo } from 'react';
import { partOfSpeechNames } from '#language/text/part-of-speech-codes.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { allWordsCount, randomCounts } from './defaults.ts';
import { partsOfSpeechIn } from './make-gaps.ts';
import type { GapSource } from './state.ts';
import type { Gaps } from './use-gaps.ts';

const kinds: Record<GapSource['kind'], string> = {
  percentage: 'A percentage of the words',
  random: 'Random words',
  partOfSpeech: 'A part of speech',
  vocabulary: 'The key vocabulary',
  halfWords: 'Half words (C-test)',
  chosen: 'Words I choose',
};

const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** Where the gaps come from: each menu of the specification. */
export function GapSourceMenu({ gaps, text }: { gaps: Gaps; text: Text }) {
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
          label="Words taken out"
          valueText={`${source.percent}%`}
          value={source.percent}
          min={5}
          max={95}
          step={5}
          onSlide={(percent) => choose({ kind: 'percentage', percent })}
        />
      )}
      {source.kind === 'random' && (
        <NativeSelect
          label="How many"
          value={String(source.count)}
          options={randomCounts.map((count) => ({
            value: `${count}`,
            label: count === allWordsCount ? 'All' : `${count}`,
          }))}
          onChange={(event) => choose({ kind: 'random', count: Number(event.currentTarget.value) })}
        />
      )}
      {(source.kind === 'percentage' || source.kind === 'random') && (
        <Switch
          label="Content words only"
          help="No articles, pronouns, prepositions or conjunctions."
          on={contentOnly === true}
          onSwitch={(on) => actions.change({ contentOnly: on })}
        />
      )}
      {source.kind === 'partOfSpeech' &&
        (classes.length > 0 ? (
          <NativeSelect
            label="Part of speech"
            value={source.pos}
            options={classes.map(({ pos, count }) => ({
              value: pos,
              label: `${partOfSpeechNames[pos]} (${count})`,
            }))}
            onChange={(event) => {
              const found = classes.find(({ pos }) => pos === event.currentTarget.value);
              if (found) choose({ kind: 'partOfSpeech', pos: found.pos });
            }}
          />
        ) : (
          <p className="text-ink-2 text-sm">Not found</p>
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
          Put all words back
        </Button>
      )}
    </div>
  );
}

interface KindMenuProps {
  kind: GapSource['kind'];
  /** The most frequent part of speech; absent while none is known. */
  commonest: PartOfSpeech | undefined;
  onChoose: (source: GapSource) => void;
}

/** The menu of menus. A slider that moves draws none of it again. */
const KindMenu = memo(function KindMenu({ kind, commonest, onChoose }: KindMenuProps) {
  const starting: Record<GapSource['kind'], GapSource> = {
    percentage: { kind: 'percentage', percent: 25 },
    random: { kind: 'random', count: 10 },
    partOfSpeech: { kind: 'partOfSpeech', pos: commonest ?? 'noun' },
    vocabulary: { kind: 'vocabulary' },
    halfWords: { kind: 'halfWords' },
    chosen: { kind: 'chosen' },
  };
  return (
    <NativeSelect
      label="Gaps"
      value={kind}
      options={kindOptions}
      onChange={(event) => {
        const chosen = Object.values(starting).find((s) => s.kind === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
});

function gapNote(source: GapSource, count: number): string {
  if (source.kind === 'chosen' && count === 0) return 'Tap the words in the text to take them out.';
  const gaps = `${count} ${count === 1 ? 'gap' : 'gaps'}`;
  if (source.kind === 'chosen') {
    return `${gaps}. Tap a word to take it out, or a gap to put it back.`;
  }
  if (source.kind === 'vocabulary' && count === 0) {
    return 'None of the key vocabulary is in this text.';
  }
  const asked = source.kind === 'random' && source.count !== allWordsCount ? source.count : count;
  if (count < asked) return `${gaps}: no more words of this text can be taken out`;
  return `${gaps}, the same ones after a reload`;
}
