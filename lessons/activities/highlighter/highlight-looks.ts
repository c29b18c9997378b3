import { t } from '@lingui/core/macro';
import type { Token } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { colourWords } from '../colour-words.ts';
import type { HighlightColour } from '../palette.ts';
import type { WordLook } from '../tap-words.tsx';
import type { HighlightState } from './state.ts';

/**
 * Returns the look of each token in one sentence. Text between two words of one colour is coloured too, so
 * that neighbouring words form one band. `picked` contains the words under the pointer.
 */
export function highlightLooks(
  tokens: readonly Token[],
  colours: ReadonlyMap<string, HighlightColour>,
  effect: HighlightState['options']['effect'],
  picked: ReadonlySet<string>,
): Map<string, WordLook> {
  const looks = new Map<string, WordLook>();
  const joined = colourOfEach(tokens, colours);
  tokens.forEach((token, at) => {
    const colour = joined[at];
    const look = classesOf(joined, at, effect);
    const isPicked = picked.has(token.id) && 'word-picked';
    const className = [look, isPicked].filter(Boolean).join(' ');
    if (!className) return;
    looks.set(token.id, {
      className,
      ...(colour && token.isWord ? { label: labelOf(token, colour), pressed: true } : {}),
    });
  });
  return looks;
}

/** Maps every token to its colour, including the space between two words of one colour. */
function colourOfEach(tokens: readonly Token[], colours: ReadonlyMap<string, HighlightColour>) {
  const each = tokens.map(({ id }) => colours.get(id));
  let last = -1;
  tokens.forEach(({ text }, at) => {
    if (each[at]) {
      if (last >= 0 && each[last] === each[at]) each.fill(each[at], last, at);
      last = at;
    } else if (text.trim() !== '') {
      // A comma or a word of another colour ends the band.
      last = -1;
    }
  });
  return each;
}

function classesOf(
  each: readonly (HighlightColour | undefined)[],
  at: number,
  effect: HighlightState['options']['effect'],
): string {
  const colour = each[at];
  if (!colour) return '';
  const starts = each[at - 1] !== colour ? ' mark-starts' : '';
  const ends = each[at + 1] !== colour ? ' mark-ends' : '';
  return `mark mark-${colour} mark-${effect}${starts}${ends}`;
}

function labelOf({ text: word }: Token, colour: HighlightColour): string {
  const colourName = i18n._(colourWords[colour].inSentence);
  return t`${word}, ${colourName}`;
}
