import { useMemo, useRef, useState } from 'react';
import { graphemes } from '#language/graphemes.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { bringIntoView } from '../painting.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { newSeed } from '../seeds.ts';
import { defaultGapOptions } from './defaults.ts';
import {
  nextHidden,
  noneRevealed,
  type Revealed,
  revealAll,
  revealNext,
  toggleReveal,
} from './gap-reveal.ts';
import { changeOptions, makeGaps, toggleGap, withoutGaps, withSource } from './make-gaps.ts';
import type { GapOptions, GapSource, GapState } from './state.ts';

const works: WorkByLesson<Revealed> = new Map();

/**
 * The state of the gap-fill: the stored state, the open gaps, and the action of each button. The page
 * remembers the open gaps as long as the gaps themselves do not change.
 */
export function useGaps(props: ActivityPanelProps<GapState>) {
  const { material, state } = props;
  const { text } = material;
  const board = useMemo(() => state.ids.join(), [state.ids]);
  const { work } = usePausedWork(works, material.resourceId, board);
  const [revealed, setRevealed] = useState(work.left ?? noneRevealed);
  useSaveOnLeave(work, () => revealed);
  const latest = useRef(props);
  latest.current = props;
  const fill = useRef<((gapId: string) => void) | undefined>(undefined);
  const open = useRef(revealed);
  open.current = revealed;
  // Keep the callbacks stable and let them read the latest state, so that components that only call them do
  // not rerender.
  const [actions] = useState(() => {
    const now = () => latest.current.state;
    const keep = (next: GapState) => latest.current.onState(next);
    const remake = (options: GapOptions, seed: number) => {
      const { text: whole, vocabulary } = latest.current.material;
      setRevealed(noneRevealed);
      keep(makeGaps({ text: whole, vocabulary, options, seed }));
    };
    const change = (changes: Partial<GapOptions>) => {
      const next = changeOptions(now(), changes, latest.current.material);
      // New gaps start closed.
      if (next.ids !== now().ids) setRevealed(noneRevealed);
      keep(next);
    };
    return {
      change,
      choose: (source: GapSource) => change(withSource(now().options, source)),
      putBack: () => keep(withoutGaps(now())),
      tapWord: (id: string) => keep(toggleGap(now(), id, latest.current.material.text)),
      tapGap: (id: string) => {
        if (fill.current && !open.current.has(id)) fill.current(id);
        else setRevealed((open) => toggleReveal(open, id));
      },
      /** While a word from the bank is selected, tapping a closed gap fills it instead of opening it. */
      fillFrom: (take: typeof fill.current) => {
        fill.current = take;
      },
      open: (id: string) => {
        if (now().ids.includes(id)) setRevealed((open) => new Set([...open, id]));
      },
      revealNext: () => {
        const id = nextHidden(now().ids, open.current);
        if (id !== undefined) bringIntoView('gap', id);
        setRevealed((before) => revealNext(now().ids, before));
      },
      revealAll: () => setRevealed(revealAll(now().ids)),
      hideAll: () => setRevealed(noneRevealed),
      otherWords: () => remake(now().options, newSeed()),
      reset: () => remake(defaultGapOptions, now().seed),
    };
  });
  const places = useMemo(() => gapPlaces(text, state.ids), [text, state.ids]);
  return {
    lesson: material.resourceId,
    board,
    state,
    revealed,
    ...places,
    choosing: state.options.source.kind === 'chosen',
    actions,
  };
}

export type Gaps = ReturnType<typeof useGaps>;
export type GapActions = Gaps['actions'];

/**
 * Returns three values: the token of each gap, each sentence's number with the ids of its gaps, and the
 * longest answer.
 */
function gapPlaces(text: Text, ids: readonly string[]) {
  const wanted = new Set(ids);
  const tokens: Token[] = [];
  const bySentence = new Map<Sentence, { place: number; gaps: readonly string[] }>();
  text.sentences.forEach((sentence, at) => {
    const here = sentence.target.tokens.filter(({ id }) => wanted.has(id));
    tokens.push(...here);
    bySentence.set(sentence, { place: at + 1, gaps: here.map(({ id }) => id) });
  });
  return { tokens, bySentence, widest: longestWord(tokens) };
}

/** Returns the first of the longest words. Counts the letters only of words that may be longer. */
function longestWord(tokens: readonly Token[]): string {
  let longest = { word: '', letters: 0 };
  for (const { text: word } of tokens) {
    if (word.length <= longest.letters) continue;
    const letters = graphemes(word).length;
    if (letters > longest.letters) longest = { word, letters };
  }
  return longest.word;
}
