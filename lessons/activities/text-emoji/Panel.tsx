import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findEmoji } from '#language/emoji-words.ts';
import { languageOf } from '#language/languages.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { AnnotatedWords } from '../AnnotatedWords.tsx';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { ResetButton } from '../RevealButtons.tsx';
import { useWordPicking } from '../word-picking.ts';
import { densityNames } from './density-names.ts';
import { placeEmoji, setEmoji, suggestedEmoji, textEmoji } from './index.ts';
import { defaultEmojiOptions, EmojiOptions, type EmojiState, isEmoji } from './state.ts';
import '../tap-words.css';
import './text-emoji.css';

interface EmojiFormProps {
  token: Token;
  text: Text;
  /** The word's current picture. */
  sign: string | undefined;
  /** Called with the new picture; empty for none. */
  onSign: (sign: string) => void;
  onDone: () => void;
}

const most = 12;

/** A form for choosing the picture of one word: suggestions, a search by English word, or a typed emoji. */
function EmojiForm({ token, text, sign, onSign, onDone }: EmojiFormProps) {
  const { locale, direction } = languageOf(text.target);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  const search = typed.trim() || (text.native === 'en' ? (token.gloss ?? '') : '');
  const fitting = suggestedEmoji(token, text);
  const found = isEmoji(typed.trim())
    ? [typed.trim()]
    : findEmoji(search, most).map(({ emoji }) => emoji);
  const signs = [...new Set([...(fitting && typed === '' ? [fitting] : []), ...found])];
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const [first] = signs;
    if (first) onSign(first);
    else setProblem(t`No matching pictures. Try another word, or type an emoji.`);
  };
  return (
    <form
      ref={form}
      onSubmit={choose}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <p className="text-2xl">
        <span lang={locale} dir={direction} className="font-semibold font-text text-target">
          {token.text}
        </span>{' '}
        {sign}
      </p>
      <TextField
        label={t`Find a picture`}
        note={t`an English word or an emoji`}
        autoComplete="off"
        maxLength={40}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {signs.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label={t`Pictures`}>
          {signs.map((emoji) => (
            <li key={emoji}>
              <button
                type="button"
                aria-label={t`Show ${emoji}`}
                onClick={() => onSign(emoji)}
                className="size-12 rounded-control border border-line bg-raised text-2xl hover:bg-target-soft"
              >
                {emoji}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {sign && (
          <Button size="small" onClick={() => onSign('')}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </form>
  );
}

const isWord = (token: Token) => token.isWord;

/** The text with small pictures. Tapping a word lets the teacher replace, add or remove its picture. */
export function Panel(props: ActivityPanelProps<EmojiState>) {
  const { material, state } = props;
  const { text } = material;
  const orders = useMemo(
    () => [
      text.sentences.flatMap(({ target }) => target.tokens.filter(isWord).map(({ id }) => id)),
    ],
    [text],
  );
  const [chosen, setChosen] = useState<string>();
  const picking = useWordPicking(orders, (ids) => setChosen(ids.at(-1)));
  const signs = useMemo(
    () => new Map(state.ids.map((id, at) => [id, state.signs[at] ?? ''])),
    [state.ids, state.signs],
  );
  const draw = ({ id, text: word }: Token) => {
    const sign = signs.get(id);
    return sign ? (
      <span className="emoji-word">
        {word}
        <span aria-hidden="true" className="emoji-sign">
          {sign}
        </span>
      </span>
    ) : null;
  };
  const target = (sentence: Sentence) => {
    const { tokens } = sentence.target;
    const look = tokens.map(({ id }) => `${signs.get(id) ?? ''}${id === chosen ? '!' : ''}`);
    return (
      <AnnotatedWords
        side={sentence.target}
        draw={draw}
        look={look.join()}
        picks={isWord}
        pressed={({ id }) => id === chosen}
        picking={picking}
        cursor={tokens.find(({ id }) => id === picking.cursor)?.id}
      />
    );
  };
  return props.children({
    target,
    textStyle: { lineHeight: 1.7 },
    controls: <EmojiControls {...props} chosen={chosen} onDone={() => setChosen(undefined)} />,
  });
}

export default activityView(rulesOf(textEmoji), Panel);

interface EmojiControlsProps extends Omit<ActivityPanelProps<EmojiState>, 'children'> {
  /** The id of the tapped word. */
  chosen: string | undefined;
  onDone: () => void;
}

/** The number of pictures, and the picker for the tapped word. */
function EmojiControls({ material, state, onState, chosen, onDone }: EmojiControlsProps) {
  const { options, ids, own } = state;
  const densities = EmojiOptions.shape.density.options.map((value) => ({
    value,
    label: i18n._(densityNames[value]),
  }));
  const token = material.text.sentences
    .flatMap(({ target }) => target.tokens)
    .find(({ id }) => id === chosen);
  const set = (change: Partial<EmojiOptions>) => {
    const next = { ...options, ...change };
    onState({ ...state, options: next, ...placeEmoji(material, next, own) });
  };
  return (
    <div className="grid gap-5">
      {token && (
        <EmojiForm
          key={token.id}
          token={token}
          text={material.text}
          sign={state.signs[ids.indexOf(token.id)]}
          onSign={(sign) => {
            onState(setEmoji(state, material, token.id, sign));
            onDone();
          }}
          onDone={onDone}
        />
      )}
      <NativeSelect
        label={t`Pictures`}
        value={options.density}
        options={densities}
        onChange={(event) => {
          const found = densities.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ density: found.value });
        }}
      />
      <Switch label={t`For verbs too`} on={options.verbs} onSwitch={(verbs) => set({ verbs })} />
      <p className="text-ink-2 text-sm" aria-live="polite">
        {plural(
          { count: ids.length },
          { one: '# word has a picture', other: '# words have a picture' },
        )}
      </p>
      {!token && (
        <p className="text-ink-2 text-sm">
          <Trans>Tap a word to change or remove its picture.</Trans>
        </p>
      )}
      <Button
        size="small"
        className="justify-self-start"
        disabled={Object.keys(own).length === 0}
        onClick={() => onState({ ...state, own: {}, ...placeEmoji(material, options, {}) })}
      >
        <Undo2 aria-hidden="true" className="rtl:-scale-x-100 size-4" />{' '}
        <Trans>Undo my choices</Trans>
      </Button>
      <ResetButton
        onReset={() => {
          const options = defaultEmojiOptions;
          onState({ ...state, options, own: {}, ...placeEmoji(material, options, {}) });
        }}
      />
    </div>
  );
}
