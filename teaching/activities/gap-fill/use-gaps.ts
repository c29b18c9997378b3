import { useMemo, useRef, useState } from 'react';
import type { Sentence, Text, Token } from '../../text/text.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { toggleGap } from './edit-gaps.ts';
import { noneRevealed, revealAll, revealNext, toggleReveal } from './gap-reveal.ts';
import { graphemes } from './gap-start.ts';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import type { GapOptions, GapState } from './options.ts';

/** The gap-fill under the teacher's hand: what is stored, what is open, and what each button does. */
export function useGaps({ material, state, onState }: ActivityPanelProps<GapState>) {
  const { text, vocabulary } = material;
  const make = (options: GapOptions, seed: number) => makeGaps({ text, vocabulary, options, seed });
  const [revealed, setRevealed] = useState(noneRevealed);
  // A sentence is not drawn again when another one changes: what it calls must see the newest state.
  const latest = useRef(state);
  latest.current = state;

  const change = (next: GapState) => {
    setRevealed(noneRevealed);
    onState(next);
  };
  const places = useMemo(() => gapPlaces(text, state.ids), [text, state.ids]);

  return {
    state,
    revealed,
    ...places,
    choosing: state.options.source.kind === 'chosen',
    setOptions: (options: GapOptions) => {
      const remade = options.source !== state.options.source;
      const whole = options.firstSentenceWhole !== state.options.firstSentenceWhole;
      if (remade || whole) change(make(options, state.seed));
      else onState({ ...state, options });
    },
    tapWord: (id: string) => onState(toggleGap(latest.current, id, text)),
    tapGap: (id: string) => setRevealed((open) => toggleReveal(open, id)),
    open: (id: string) => setRevealed((open) => new Set([...open, id])),
    revealNext: () => setRevealed((open) => revealNext(state.ids, open)),
    revealAll: () => setRevealed(revealAll(state.ids)),
    hideAll: () => setRevealed(noneRevealed),
    otherWords: () => change(make(state.options, newSeed())),
    reset: () => change(make(defaultGapOptions, state.seed)),
  };
}

export type Gaps = ReturnType<typeof useGaps>;

/** Where the gaps stand: their tokens, their numbers sentence by sentence, and the longest answer. */
function gapPlaces(text: Text, ids: readonly string[]) {
  const wanted = new Set(ids);
  const tokens: Token[] = [];
  const bySentence = new Map<Sentence, { place: number; gaps: Map<string, number> }>();
  for (const sentence of text.sentences) {
    const here = new Map<string, number>();
    for (const token of sentence.target.tokens) {
      if (!wanted.has(token.id)) continue;
      tokens.push(token);
      here.set(token.id, here.size + 1);
    }
    bySentence.set(sentence, { place: bySentence.size + 1, gaps: here });
  }
  return { tokens, bySentence, widest: longestWord(text.target, tokens) };
}

/** The word of most letters, the first of them; letters are counted only where there may be more. */
function longestWord(language: string, tokens: readonly Token[]): string {
  let longest = { word: '', letters: 0 };
  for (const { text: word } of tokens) {
    if (word.length <= longest.letters) continue;
    const letters = graphemes(language, word).length;
    if (letters > longest.letters) longest = { word, letters };
  }
  return longest.word;
}
