import { useMemo, useRef, useState } from 'react';
import type { Sentence, Token } from '#language/text/text.ts';
import { DressedWords } from '../DressedWords.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useWordPicking } from '../use-word-picking.ts';
import '../tap-words.css';
import type { SyllablesState } from './activity-options.ts';
import { CutWord } from './CutWord.tsx';
import { cutWords } from './cut-words.ts';
import { SyllablesControls } from './SyllablesControls.tsx';
import './syllables.css';
import { toggleWords } from './toggle-words.ts';
import { wordsApart } from './words-apart.ts';

/** The lesson's text with its words in syllables. Tapping a word counts it, or shows and hides its cut. */
export default function TextPanel(props: ActivityPanelProps<SyllablesState>) {
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
  // A tap ends outside of rendering: it must add to the newest state.
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
      <DressedWords
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
