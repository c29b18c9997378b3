import type { Side } from '#language/text/text.ts';
import { useNodeCache } from './painting.ts';
import type { WordPicking } from './word-picking.ts';

/** The look and the spoken label of one token. */
export interface WordLook {
  className?: string;
  /** Read aloud instead of the word, for example "maison, yellow". */
  label?: string;
  /** Read aloud in place of a word that must stay hidden, for example "Hidden word 3". */
  hiddenAs?: string;
  pressed?: boolean;
}

export interface TapWordsProps {
  side: Side;
  /** The looks of this sentence's tokens; all others are plain text. */
  looks: ReadonlyMap<string, WordLook>;
  /**
   * The tokens that can be picked: no token (`none`), every word (`words`), or only the tokens in `looks`
   * (`dressed`). With `found` no token can be picked, but every word is an element, so that its position on
   * the screen can be looked up by its id.
   */
  taps: 'none' | 'found' | 'words' | 'dressed';
  picking: Pick<WordPicking, 'handlers'>;
  /** The id of the word in the tab order, if it is in this sentence. */
  cursor: string | undefined;
}

/** One sentence whose words can be picked. A token without a look that cannot be picked is plain text. */
function TapWords({ side, looks, taps, picking, cursor }: TapWordsProps) {
  const tokens = side.tokens.map((token) => {
    const look = looks.get(token.id);
    const canTap = token.isWord && (taps === 'words' || (taps === 'dressed' && look !== undefined));
    if (!canTap) {
      const found = taps === 'found' && token.isWord;
      return look || found ? (
        <span key={token.id} data-word={found ? token.id : undefined} className={look?.className}>
          {token.text}
        </span>
      ) : (
        token.text
      );
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button is a box; its word could share no line with others
      <span
        key={token.id}
        role="button"
        tabIndex={token.id === cursor ? 0 : -1}
        data-word={token.id}
        className={look?.className}
        aria-label={look?.hiddenAs ?? look?.label}
        aria-pressed={look?.pressed ?? false}
      >
        {/* Hidden letters keep their space and are not exposed to screen readers. */}
        {look?.hiddenAs ? <span className="invisible">{token.text}</span> : token.text}
      </span>
    );
  });
  if (taps === 'none' || taps === 'found') return <span>{tokens}</span>;
  return (
    <span className="tap-words" {...picking.handlers}>
      {tokens}
    </span>
  );
}

const sameLooks = (a: TapWordsProps['looks'], b: TapWordsProps['looks']) =>
  a === b ||
  (a.size === b.size &&
    [...a].every(([id, look]) => {
      const other = b.get(id);
      return (
        other?.className === look.className &&
        other?.label === look.label &&
        other?.hiddenAs === look.hiddenAs &&
        other?.pressed === look.pressed
      );
    }));

/**
 * True if the sentence looks the same with both sets of props. A drag over a long text changes only a few
 * sentences, and only these should rerender.
 */
const sameTapWords = (a: TapWordsProps, b: TapWordsProps): boolean =>
  a.side === b.side &&
  a.taps === b.taps &&
  a.cursor === b.cursor &&
  a.picking.handlers === b.picking.handlers &&
  sameLooks(a.looks, b.looks);

const draw = (props: TapWordsProps) => <TapWords {...props} />;

/**
 * Renders sentences with pickable words, cached by id. A sentence rerenders only if its own words have
 * changed.
 */
export const useTapWords = () => useNodeCache(draw, sameTapWords);
