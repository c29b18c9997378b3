import type { Token } from '#language/text/text.ts';
import { markNames } from '../mark-colours.ts';
import type { WordLook } from '../TapWords.tsx';
import type { WordMark } from './options.ts';

/** How the words of one sentence look: their marks, and what is under the finger. */
export function boardLooks(
  tokens: readonly Token[],
  marks: ReadonlyMap<string, WordMark>,
  picked: ReadonlySet<string>,
): Map<string, WordLook> {
  const looks = new Map<string, WordLook>();
  for (const { id, text } of tokens) {
    const mark = marks.get(id);
    if (!mark && !picked.has(id)) continue;
    const look = mark ? `board-mark board-${mark.kind} board-ink-${mark.colour}` : '';
    looks.set(id, {
      className: `${look}${picked.has(id) ? ' word-picked' : ''}`.trim(),
      ...(mark && { label: `${text}, ${said(mark)}`, pressed: true }),
    });
  }
  return looks;
}

const said = ({ kind, colour }: WordMark) =>
  `${kind === 'circle' ? 'circled' : 'underlined'} in ${markNames[colour].colour.toLowerCase()}`;
