import { graphemes } from '#language/graphemes.ts';

/** Whether a text is one emoji and nothing else. */
export function isEmoji(text: string): boolean {
  const single = graphemes(text).length === 1;
  return single && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
}
