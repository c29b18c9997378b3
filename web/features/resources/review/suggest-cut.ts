const sentenceEnds = /[.!?…。！？؟।]["”»』」)]*\s*/gu;
const pauses = /[,;:،؛、，；：—–]\s*/gu;

/**
 * Where the other side of a sentence should be cut when this one is cut at `at`: the same share of the
 * way through, moved to the nearest sentence end, else pause, else space. Offsets are UTF-16 code units.
 */
export function suggestCut(text: string, at: number, other: string): number {
  const aim = text.length === 0 ? 0 : Math.round((at / text.length) * other.length);
  const inside = (cut: number) => cut > 0 && cut < other.length;
  for (const pattern of [sentenceEnds, pauses, /\s+/gu]) {
    const cuts = [...other.matchAll(pattern)].map((m) => m.index + m[0].length).filter(inside);
    const nearest = nearestTo(aim, cuts);
    if (nearest !== undefined) return nearest;
  }
  return aim;
}

/** Where to cut a sentence when the cursor is at no useful place: after the end or pause nearest its middle. */
export function middleCut(text: string): number {
  return suggestCut(text, Math.round(text.length / 2), text);
}

function nearestTo(aim: number, cuts: number[]): number | undefined {
  return cuts.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0];
}
