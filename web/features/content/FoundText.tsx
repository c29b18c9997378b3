import type { FoundPiece } from '#contracts/content/page.ts';

/** A text with the words that were searched for marked in it. */
export function FoundText({ pieces }: { pieces: readonly FoundPiece[] }) {
  let at = 0;
  return pieces.map(({ text, found }) => {
    at += text.length;
    return found ? (
      <mark key={at} className="found-word">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
