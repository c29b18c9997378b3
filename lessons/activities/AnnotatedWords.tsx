import { memo, type ReactNode } from 'react';
import type { Side, Token } from '#language/text/text.ts';
import type { WordPicking } from './word-picking.ts';

interface AnnotatedWordsProps {
  side: Side;
  /** Renders a token, depending on its neighbours. If it returns null, the token is shown as plain text. */
  draw: (token: Token, before: Token | undefined, after: Token | undefined) => ReactNode | null;
  /** Everything that `draw` depends on, as a string. The sentence rerenders only if this string changes. */
  look: string;
  /** True for words that can be picked; if undefined, no words can be picked. */
  picks?: ((token: Token) => boolean) | undefined;
  pressed?: (token: Token) => boolean;
  picking: Pick<WordPicking, 'handlers'>;
  /** The word in the tab order, if this word is in this sentence. */
  cursor: string | undefined;
}

/**
 * One sentence whose words have further annotations in addition to colours: readings, syllables or pictures.
 */
function Words(props: AnnotatedWordsProps) {
  const { side, draw, picks, pressed, cursor } = props;
  const tokens = side.tokens.map((token, at) => {
    const drawn = draw(token, side.tokens[at - 1], side.tokens[at + 1]);
    if (!token.isWord || !picks?.(token)) {
      return drawn === null ? token.text : <span key={token.id}>{drawn}</span>;
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button is a box; its word could share no line with others
      <span
        key={token.id}
        role="button"
        tabIndex={token.id === cursor ? 0 : -1}
        data-word={token.id}
        aria-pressed={pressed?.(token)}
      >
        {drawn ?? token.text}
      </span>
    );
  });
  if (!picks) return <span>{tokens}</span>;
  return (
    <span className="tap-words" {...props.picking.handlers}>
      {tokens}
    </span>
  );
}

/** Rerenders only if its own sentence changes. */
export const AnnotatedWords = memo(
  Words,
  (a: AnnotatedWordsProps, b: AnnotatedWordsProps) =>
    a.side === b.side &&
    a.look === b.look &&
    (a.picks === undefined) === (b.picks === undefined) &&
    a.cursor === b.cursor &&
    a.picking.handlers === b.picking.handlers,
);
