import type { Chunk, Sentence, Span, Text } from '../../text/text.ts';
import type { ChunkContent } from './content.ts';
import { foldSpaces } from './fold-spaces.ts';

/**
 * Where each part stands in `written`, part after part, white space aside. Spans begin and end at
 * non-space characters. Null when the parts do not join to the text.
 */
function spansOf(parts: readonly string[], written: string): Span[] | null {
  const spans: Span[] = [];
  let at = 0;
  for (const part of parts) {
    while (/\s/u.test(written.charAt(at))) at += 1;
    const start = at;
    for (const unit of foldSpaces(part)) {
      while (/\s/u.test(written.charAt(at))) at += 1;
      if (!written.startsWith(unit, at)) return null;
      at += unit.length;
    }
    if (at === start) return null;
    spans.push({ start, end: at });
  }
  return written.slice(at).trim() === '' ? spans : null;
}

/** The chunks of one sentence by character offsets; [] when they do not fit it. */
export function chunksOf(
  sentence: Sentence,
  pairs: ChunkContent['sentences'][number]['pairs'],
): Chunk[] {
  const byNative = [...pairs.keys()].toSorted(
    (one, other) => (pairs[one]?.nativeOrder ?? 0) - (pairs[other]?.nativeOrder ?? 0),
  );
  const targets = spansOf(
    pairs.map(({ target }) => target),
    sentence.target.text,
  );
  const natives = spansOf(
    byNative.map((at) => pairs[at]?.native ?? ''),
    sentence.native.text,
  );
  if (!targets || !natives) return [];
  return targets.flatMap((target, at) => {
    const native = natives[byNative.indexOf(at)];
    return native ? [{ id: `${sentence.id}.c${at}`, target: [target], native: [native] }] : [];
  });
}

/** The text with the chunk spans that tangled translation, the chunk game and the prints stand on. */
export function applyChunks(text: Text, content: ChunkContent): Text {
  const cuts = new Map(content.sentences.map((cut) => [cut.sentenceId, cut.pairs]));
  return {
    ...text,
    sentences: text.sentences.map((sentence) => ({
      ...sentence,
      chunks: chunksOf(sentence, cuts.get(sentence.id) ?? []),
    })),
  };
}
