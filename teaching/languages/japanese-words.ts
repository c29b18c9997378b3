/**
 * Engines cut 行かなければなりませんでした into eight morphemes; a beginner reads one verb. The endings
 * below follow a stem in kanji and its okurigana; particles (は が を に で と も の へ) never do.
 */
const ending =
  'なければなりませんでした|なければなりません|なければならない|なくてはいけません|てください|でください|ませんでした|ましょう|ました|ません|ます|ていました|ています|ていた|ている|なかった|ない|たくない|たかった|たい|られます|られる|かった|くない|くて|って|った|んだ|んで|いて|いた|いで|いだ|して|した|する|て|た|る|く|い|う|す|つ|ぶ|む|ぐ';
const okurigana = '[いうえかきくけこさしせたちってねばびべまみめらりるれろわん]{0,3}?';
/** What may follow an inflected word: its end, a kanji, or the start of a particle. */
const after = '(?=$|[^\\p{sc=Hiragana}]|[かねよがけのとはをにで])';
const inflection = new RegExp(`^${okurigana}(?:${ending})${after}`, 'u');
const politeTail = /^(?:ませんでした|ましょう|ました|ません|ます)/u;

/** Joins the morphemes of inflected words. Takes and gives pieces that re-join to the same text. */
export function joinJapaneseWords(pieces: readonly string[]): string[] {
  const words: string[] = [];
  let rest = pieces.join('');
  let behind = 0; // letters of `pieces` that a joined word has already taken
  for (const piece of pieces) {
    if (behind >= piece.length) {
      behind -= piece.length;
      continue;
    }
    const own = piece.slice(behind);
    behind = 0;
    const length = wordLength(own, rest);
    words.push(rest.slice(0, length));
    rest = rest.slice(length);
    behind = length - own.length;
  }
  return words;
}

/** How long the word is that starts `rest`, when the engine's piece is `own`. */
function wordLength(own: string, rest: string): number {
  const stem = /^[\p{sc=Han}々]+/u.exec(own)?.[0];
  if (stem) {
    const tail = inflection.exec(rest.slice(stem.length))?.[0];
    return Math.max(own.length, stem.length + (tail?.length ?? 0));
  }
  const tail = /[いきぎしじちにびみりえけげせてねべめれ]$/u.test(own)
    ? politeTail.exec(rest.slice(own.length))?.[0]
    : undefined;
  return own.length + (tail?.length ?? 0);
}
