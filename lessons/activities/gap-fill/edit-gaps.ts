import type { Text } from '#language/text/text.ts';
import {
  bankByDefault,
  type GapRequest,
  lengthClueByDefault,
  makeGaps,
  startByDefault,
} from './make-gaps.ts';
import type { GapOptions, GapSource, GapState } from './state.ts';

/** Makes a word a gap, or a gap a word again, as the teacher taps it. Any word may be tapped. */
export function toggleGap(state: GapState, tokenId: string, text: Text): GapState {
  const ids = new Set(state.ids);
  if (!ids.delete(tokenId)) ids.add(tokenId);
  return { ...state, ids: inTextOrder(ids, text), edited: true };
}

/**
 * The state with other options. What leads to other gaps makes them anew, hand-made changes gone; words
 * that the teacher chooses start with none and stay hers whatever else is changed.
 */
export function changeOptions(
  state: GapState,
  changes: Partial<GapOptions>,
  material: Pick<GapRequest, 'text' | 'vocabulary'>,
): GapState {
  const options = { ...state.options, ...changes };
  if (options.source.kind === 'chosen') {
    return state.options.source.kind === 'chosen'
      ? { ...state, options }
      : { ...state, options, ids: [], edited: false };
  }
  const remade = options.source !== state.options.source;
  const whole = options.firstSentenceWhole !== state.options.firstSentenceWhole;
  const content = Boolean(options.contentOnly) !== Boolean(state.options.contentOnly);
  return remade || whole || content
    ? makeGaps({ ...material, options, seed: state.seed })
    : { ...state, options };
}

/**
 * The options with another source of gaps. Another menu suggests its own; a slider within one leaves the
 * teacher's choice alone.
 */
export function withSource(options: GapOptions, source: GapSource): GapOptions {
  const sameMenu = source.kind === options.source.kind && source.kind !== 'partOfSpeech';
  return {
    ...options,
    source,
    bank: sameMenu ? options.bank : bankByDefault(source),
    lengthClue: lengthClueByDefault(options.source, source, options.lengthClue),
    start: sameMenu ? options.start : startByDefault(source, options.start),
  };
}

/** Every word back in the text: the teacher chooses from the beginning. */
export const withoutGaps = (state: GapState): GapState => ({ ...state, ids: [], edited: true });

/**
 * The state over an edited text. A token keeps its id only while its word and sentence stay, and no
 * id is given twice, so a gap is kept exactly when its token is still there.
 */
export function retainGaps(state: GapState, text: Text): GapState {
  return { ...state, ids: inTextOrder(new Set(state.ids), text) };
}

function inTextOrder(ids: ReadonlySet<string>, text: Text): string[] {
  return text.sentences.flatMap((sentence) =>
    sentence.target.tokens
      .filter((token) => token.isWord && ids.has(token.id))
      .map((token) => token.id),
  );
}
