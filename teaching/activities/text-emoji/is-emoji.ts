const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a text is one emoji and nothing else. */
export function isEmoji(text: string): boolean {
  const single = [...graphemes.segment(text)].length === 1;
  return single && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
}
