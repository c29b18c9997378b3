import type { Side } from '#language/text/text.ts';
import type { Lookup } from './use-lookup.ts';

export interface LookupSentenceProps {
  side: Side;
  handlers: Lookup['handlers'];
  /** The word that Tab reaches, when it is in this sentence. */
  cursor: string | undefined;
  /** The word whose card is open, when it is in this sentence. */
  open: string | undefined;
}

/**
 * A sentence whose words can be looked up: three handlers for all of them, and no button for each, so
 * that a screen reader still reads a text.
 */
export function LookupSentence({ side, handlers, cursor, open }: LookupSentenceProps) {
  return (
    <span className="lookup" {...handlers}>
      {side.tokens.map((token) =>
        token.isWord ? (
          <span
            key={token.id}
            data-word={token.id}
            data-open={token.id === open || undefined}
            tabIndex={token.id === cursor ? 0 : -1}
          >
            {token.text}
          </span>
        ) : (
          token.text
        ),
      )}
    </span>
  );
}

/** Whether a sentence looks alike: it is drawn again only when the cursor or the card comes or goes. */
export const sameLookup = (a: LookupSentenceProps, b: LookupSentenceProps): boolean =>
  a.side === b.side && a.cursor === b.cursor && a.open === b.open && a.handlers === b.handlers;
