import { useMemo, useState } from 'react';
import type { Sentence, Token } from '#language/text/text.ts';
import { DressedWords } from '../DressedWords.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useWordPicking } from '../use-word-picking.ts';
import '../tap-words.css';
import { EmojiControls } from './EmojiControls.tsx';
import type { EmojiState } from './options.ts';
import './text-emoji.css';

const isWord = (token: Token) => token.isWord;

/** The text with small pictures; a tap on a word chooses another, adds one or takes it away. */
export default function Panel(props: ActivityPanelProps<EmojiState>) {
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
      <DressedWords
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
