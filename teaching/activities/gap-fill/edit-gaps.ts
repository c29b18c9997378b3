import type { Text } from '../../text/text.ts';
import type { GapState } from './options.ts';

/** Makes a word a gap, or a gap a word again, as the teacher taps it. Any word may be tapped. */
export function toggleGap(state: GapState, tokenId: string, text: Text): GapState {
  const ids = new Set(state.ids);
  if (!ids.delete(tokenId)) ids.add(tokenId);
  return { ...state, ids: inTextOrder(ids, text), edited: true };
}

/**
 * The state over an edited text. A token keeps its id only while its word and sentence stay, and no
 * id is given twice, so a gap is kept exactly when its token is still there.
 */
export function keepGaps(state: GapState, text: Text): GapState {
  return { ...state, ids: inTextOrder(new Set(state.ids), text) };
}

function inTextOrder(ids: ReadonlySet<string>, text: Text): string[] {
  return text.sentences.flatMap((sentence) =>
    sentence.target.tokens
      .filter((token) => token.isWord && ids.has(token.id))
      .map((token) => token.id),
  );
}
