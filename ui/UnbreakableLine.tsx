import { Fragment, isValidElement, type ReactNode } from 'react';
import { bindPunctuation, type LinePiece } from '#language/text/bind-punctuation.ts';

interface UnbreakableLineProps<P> {
  pieces: readonly P[];
  /**
   * Renders one piece. Adjacent words are passed as one piece, without the punctuation that stays with a box.
   * If the returned element has a key, it is used unchanged, which makes re-rendering a long text cheaper.
   */
  draw: (piece: P) => ReactNode;
}

/** Renders the words and boxes of a line, and prevents line breaks between a box and its punctuation. */
export function UnbreakableLine<P extends LinePiece>({ pieces, draw }: UnbreakableLineProps<P>) {
  return bindPunctuation(pieces).map(({ pieces: own, before, after }, at) => {
    const key = own[0]?.id ?? `at ${at}`;
    const drawn = own.map((piece, n) => keyed(draw(piece), piece.id ?? `${key} ${n}`));
    return before || after || own.length > 1 ? (
      <span key={key} className="whitespace-nowrap *:whitespace-normal">
        {before}
        {drawn}
        {after}
      </span>
    ) : (
      drawn[0]
    );
  });
}

const keyed = (drawn: ReactNode, key: string): ReactNode =>
  typeof drawn === 'string' || (isValidElement(drawn) && drawn.key !== null) ? (
    drawn
  ) : (
    <Fragment key={key}>{drawn}</Fragment>
  );
