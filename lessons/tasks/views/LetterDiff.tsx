import type { DiffPiece } from '#language/marking/marking-item.ts';

/** The right answer letter by letter: what is struck through was too much, what is marked was missing. */
export function LetterDiff({ diff }: { diff: readonly DiffPiece[] }) {
  return diff.map(({ kind, expected, typed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a stored mark never move
    <span key={at}>
      {kind === 'same' && expected}
      {(kind === 'extra' || kind === 'changed') && (
        <del className="text-bad decoration-2">{typed}</del>
      )}
      {(kind === 'missing' || kind === 'changed') && (
        <ins className="rounded-small bg-listening px-0.5 font-bold no-underline">{expected}</ins>
      )}
    </span>
  ));
}
