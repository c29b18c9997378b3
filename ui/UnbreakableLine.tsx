import { Fragment, isValidElement, type ReactNode } from 'react';
import { bindPunctuation, type LinePiece } from '#language/text/bind-punctuation.ts';

interface UnbreakableLineProps<P> {
  pieces: readonly P[];
  /**
   * How one piece is drawn; words come as one piece, without the marks that stay with a box. An element
   * that has its key is taken as it is: a long text is drawn again with less work.
   */
  draw: (piece: P) => ReactNode;
}

/** The words and boxes of a line, drawn so that no mark begins or ends a line without its box. */
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
