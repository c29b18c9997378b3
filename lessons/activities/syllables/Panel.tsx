import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { Fragment, useMemo, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Syllables } from '#language/syllables/syllabify.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { AnnotatedWords } from '../AnnotatedWords.tsx';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { ResetButton } from '../RevealButtons.tsx';
import { useWordPicking } from '../word-picking.ts';
import { cutWords, spokenClaps, wordsApart } from './cut-words.ts';
import { dotSyllables, isDotted } from './dot-syllables.ts';
import { syllablesActivity } from './index.ts';
import { defaultSyllablesOptions, type SyllablesOptions, type SyllablesState } from './state.ts';
import '../tap-words.css';
import './syllables.css';

interface SyllablesControlsProps {
  state: SyllablesState;
  onState: (state: SyllablesState) => void;
  language: string;
  /** The last tapped word. */
  last: Syllables | undefined;
}

const which = [
  { value: 'all', label: msg`Every word` },
  { value: 'tapped', label: msg`Only the words I tap` },
] as const;
const looks = [
  { value: 'dots', label: msg`Dots in between` },
  { value: 'colours', label: msg`Alternate colours` },
] as const;

/**
 * Three parts: which words are divided into syllables, how the division looks, and the number of claps
 * (spoken syllables) of the last tapped word.
 */
function SyllablesControls({ state, onState, language, last }: SyllablesControlsProps) {
  const { options, ids } = state;
  const set = (change: Partial<SyllablesOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t`Show the syllables of`}
        value={options.which}
        options={which.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(event) => {
          const found = which.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ which: found.value });
        }}
      />
      <NativeSelect
        label={t`Separate syllables with`}
        value={options.look}
        options={looks.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(event) => {
          const found = looks.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ look: found.value });
        }}
      />
      <Switch
        label={t`Number of claps beside each word`}
        on={options.claps}
        onSwitch={(claps) => set({ claps })}
      />
      <div aria-live="polite" className="rounded-card border border-line bg-card p-4">
        {last ? (
          <Claps cut={last} language={language} />
        ) : (
          <p className="text-ink-2 text-sm">
            <Trans>Tap a word in the text to clap it.</Trans>
          </p>
        )}
      </div>
      {options.which === 'tapped' && (
        <Button
          size="small"
          className="justify-self-start"
          disabled={ids.length === 0}
          onClick={() => onState({ ...state, ids: [] })}
        >
          <EyeOff aria-hidden="true" className="size-4" /> <Trans>Hide all again</Trans>
        </Button>
      )}
      <ResetButton
        onReset={() => onState({ ...state, options: defaultSyllablesOptions, ids: [] })}
      />
    </div>
  );
}

function Claps({ cut, language }: { cut: Syllables; language: string }) {
  const { locale, direction } = languageOf(language);
  const written = cut.parts.length;
  const count = spokenClaps(language, cut.parts);
  return (
    <>
      <p lang={locale} dir={direction} className="font-semibold font-text text-2xl text-target">
        {dotSyllables(cut.parts, '\u2009·\u2009')}
      </p>
      <p className="mt-1">
        <span aria-hidden="true">{'👏'.repeat(Math.min(count, 12))} </span>
        {count < written
          ? t`${plural(count, { one: '# clap', other: '# claps' })}, ${plural(written, { one: '# syllable in writing', other: '# syllables in writing' })}`
          : plural(count, { one: '# clap', other: '# claps' })}
      </p>
    </>
  );
}

/**
 * The lesson's text with its words divided into syllables. Tapping a word counts its syllables, or turns its
 * division on or off.
 */
export function Panel(props: ActivityPanelProps<SyllablesState>) {
  const { material, state } = props;
  const { text } = material;
  const { options } = state;
  const cuts = useMemo(() => cutWords(material), [material]);
  const apart = useMemo(() => wordsApart(text), [text]);
  const orders = useMemo(
    () => [
      text.sentences.flatMap(({ target }) =>
        target.tokens.flatMap(({ id }) => (cuts.has(id) ? [id] : [])),
      ),
    ],
    [text, cuts],
  );
  const [last, setLast] = useState<string>();
  // A tap ends outside of rendering, so it must update the latest state.
  const latest = useRef(props);
  latest.current = props;
  const picking = useWordPicking(orders, (ids) => {
    const { state: now, onState } = latest.current;
    setLast(ids.at(-1));
    if (now.options.which === 'tapped') onState({ ...now, ids: toggleWords(now.ids, ids, text) });
  });
  const tapped = useMemo(() => new Set(state.ids), [state.ids]);
  const above = text.target === 'ja';

  const draw = ({ id, text: word }: Token) => {
    const cut = options.which === 'all' || tapped.has(id) ? cuts.get(id) : undefined;
    if (!cut) return null;
    return (
      <CutWord
        word={word}
        language={text.target}
        cut={cut}
        above={above && cut.reading !== undefined}
        apart={apart.has(id)}
        options={options}
      />
    );
  };
  const target = (sentence: Sentence) => {
    const here = sentence.target.tokens.filter(({ id }) => tapped.has(id) || id === last);
    return (
      <AnnotatedWords
        side={sentence.target}
        draw={draw}
        look={`${JSON.stringify(options)} ${here.map(({ id }) => id).join(' ')} ${cuts.size}`}
        picks={({ id }) => cuts.has(id)}
        pressed={({ id }) => (options.which === 'tapped' ? tapped.has(id) : id === last)}
        picking={picking}
        cursor={sentence.target.tokens.find(({ id }) => id === picking.cursor)?.id}
      />
    );
  };
  return props.children({
    target,
    textStyle: { lineHeight: above ? 2.2 : 1.9 },
    controls: (
      <SyllablesControls
        state={state}
        onState={props.onState}
        language={text.target}
        last={last === undefined ? undefined : cuts.get(last)}
      />
    ),
  });
}

export default activityView(rulesOf(syllablesActivity), Panel);

/**
 * Adds the picked words to the tapped words, or removes them if all were already included; returns them in
 * text order.
 */
function toggleWords(ids: readonly string[], picked: readonly string[], text: Text): string[] {
  const wanted = new Set(ids);
  const all = picked.every((id) => wanted.has(id));
  for (const id of picked) {
    if (all) wanted.delete(id);
    else wanted.add(id);
  }
  return text.sentences.flatMap(({ target }) =>
    target.tokens.flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
  );
}

interface CutWordProps {
  word: string;
  language: string;
  cut: Syllables;
  /** True if the divided reading is above the word, as for kanji. */
  above: boolean;
  /** True if a space is needed between this word and the next word. */
  apart: boolean;
  options: SyllablesOptions;
}

/** A word divided into syllables; dots and numbers are neither read aloud nor copied. */
function CutWord({ word, language, cut, above, apart, options }: CutWordProps) {
  const parts = (
    <span className="syllables" data-look={options.look}>
      {cut.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
        <Fragment key={at}>
          {options.look === 'dots' && isDotted(cut.parts, at) && (
            <span aria-hidden="true" className="syllable-dot">
              ·
            </span>
          )}
          {options.look === 'colours' ? <span className="syllable">{part}</span> : part}
        </Fragment>
      ))}
    </span>
  );
  return (
    <span className={classNames('syllable-word', apart && 'syllable-apart')}>
      {above ? (
        <ruby className="syllable-ruby">
          {word}
          <rt>{parts}</rt>
        </ruby>
      ) : (
        parts
      )}
      {options.claps && (
        <sup aria-hidden="true" className="claps">
          {spokenClaps(language, cut.parts)}
        </sup>
      )}
    </span>
  );
}
