import { partsOfSpeech } from '#language/text/part-of-speech-codes.ts';
import type { PartOfSpeech, SideName, Text } from '#language/text/text.ts';

/** How many words of each kind a side has, most frequent first; empty means "Not found". */
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
