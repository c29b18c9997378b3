import { useMemo, useRef } from 'react';
import { partsOfSpeech } from '#language/text/part-of-speech-codes.ts';
import type { PartOfSpeech, SideName, Text } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { useWordPicking } from '../word-picking.ts';
import { coloursUsed, highlightColours, paintWords } from './paint-words.ts';
import { defaultHighlightOptions, type HighlightOptions, type HighlightState } from './state.ts';

/** The state of the highlighter: the colour of each word, and the action of each control. */
export function useHighlighter({ material, state, onState }: ActivityPanelProps<HighlightState>) {
  const { text } = material;
  const { options } = state;
  // A drag ends outside of rendering, so its handler reads the latest state from here.
  const latest = useRef({ state, onState });
  latest.current = { state, onState };

  const orders = useMemo(
    () =>
      (['target', 'native'] as const).map((side) =>
        text.sentences.flatMap((sentence) =>
          sentence[side].tokens.filter(({ isWord }) => isWord).map(({ id }) => id),
        ),
      ),
    [text],
  );
  const picking = useWordPicking(orders, (ids) => {
    latest.current.onState(paintWords(latest.current.state, ids, text));
  });
  const colours = useMemo(() => highlightColours(state, text), [state, text]);
  const shownSides = useMemo<SideName[]>(
    () => (options.mode === 'free' ? ['target', 'native'] : [options.side]),
    [options.mode, options.side],
  );
  const used = useMemo(() => coloursUsed(colours, text, shownSides), [colours, text, shownSides]);
  const counts = useMemo(() => tagCounts(text, options.side), [text, options.side]);
  const nativeTagged = useMemo(() => tagCounts(text, 'native').length > 0, [text]);

  const setOptions = (change: Partial<HighlightOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  return {
    state,
    options,
    picking,
    colours,
    used,
    counts,
    nativeTagged,
    free: options.mode === 'free',
    /**
     * Always show the side whose parts of speech are highlighted; otherwise no highlight would be visible.
     */
    shows: options.mode === 'partOfSpeech' ? { [options.side]: true } : undefined,
    setOptions,
    clear: () =>
      options.mode === 'free'
        ? onState({ ...state, ids: [], colours: [] })
        : setOptions({ tags: [] }),
    reset: () => onState({ ...state, options: defaultHighlightOptions, ids: [], colours: [] }),
  };
}

export type Highlighting = ReturnType<typeof useHighlighter>;

/**
 * Counts the words of each part of speech on one side, most frequent first. An empty list is shown as "Not
 * found".
 */
export function tagCounts(text: Text, side: SideName): { pos: PartOfSpeech; count: number }[] {
  const counts = new Map<PartOfSpeech, number>();
  for (const sentence of text.sentences) {
    for (const { isWord, pos } of sentence[side].tokens) {
      if (isWord && pos) counts.set(pos, (counts.get(pos) ?? 0) + 1);
    }
  }
  return partsOfSpeech
    .map((pos) => ({ pos, count: counts.get(pos) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
