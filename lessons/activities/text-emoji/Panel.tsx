import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Sentence, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { AnnotatedWords } from '../AnnotatedWords.tsx';
import { activityView, rulesOf } from '../activity-view.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { ResetButton } from '../ResetButton.tsx';
import { useWordPicking } from '../use-word-picking.ts';
import { EmojiForm } from './EmojiForm.tsx';
import { textEmoji } from './index.ts';
import { placeEmoji, setEmoji } from './place-emoji.ts';
import { defaultEmojiOptions, densityNames, EmojiOptions, type EmojiState } from './state.ts';
import '../tap-words.css';
import './text-emoji.css';

const isWord = (token: Token) => token.isWord;

/** The text with small pictures; a tap on a word chooses another, adds one or takes it away. */
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
  /** The id of the word that was tapped. */
  chosen: string | undefined;
  onDone: () => void;
}

const densities = EmojiOptions.shape.density.options.map((value) => ({
  value,
  label: densityNames[value],
}));

/** How many pictures there are, and the choice of one for the tapped word. */
function EmojiControls({ material, state, onState, chosen, onDone }: EmojiControlsProps) {
  const { options, ids, own } = state;
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
        label="Pictures"
        value={options.density}
        options={densities}
        onChange={(event) => {
          const found = densities.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ density: found.value });
        }}
      />
      <Switch label="For verbs too" on={options.verbs} onSwitch={(verbs) => set({ verbs })} />
      <p className="text-ink-2 text-sm" aria-live="polite">
        {ids.length === 1 ? '1 word has a picture' : `${ids.length} words have a picture`}
      </p>
      {!token && (
        <p className="text-ink-2 text-sm">Tap a word to give it another picture, or none.</p>
      )}
      <Button
        size="small"
        className="justify-self-start"
        disabled={Object.keys(own).length === 0}
        onClick={() => onState({ ...state, own: {}, ...placeEmoji(material, options, {}) })}
      >
        <Undo2 aria-hidden="true" className="size-4" /> Undo my choices
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
