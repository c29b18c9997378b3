import { memo, useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { useKept } from '../use-kept.ts';
import type { Revealed } from './gap-reveal.ts';
import { struckTiles } from './struck-tiles.ts';
import type { Gaps } from './use-gaps.ts';
import { wordBank } from './word-bank.ts';

interface GapBankProps {
  gaps: Pick<Gaps, 'state' | 'tokens'>;
  /** The gaps that the text shows open. */
  drawn: Revealed;
  text: Text;
}

/** The missing words in an order of their own; a word that is found is struck out. */
function Bank({ gaps, drawn, text }: GapBankProps) {
  const { state, tokens } = gaps;
  const bank = useMemo(() => wordBank(state, text), [state, text]);
  const { locale, direction } = languageOf(text.target);
  const struck = useMemo(() => {
    const found = tokens.filter((token) => drawn.has(token.id));
    return struckTiles(text.target, bank, found);
  }, [text.target, bank, tokens, drawn]);
  const tileNode = useKept(drawTile, sameTile);
  return (
    <section aria-label="Word bank">
      <h2 className="mb-2 text-sm">Word bank</h2>
      <ul lang={locale} dir={direction} className="gap-bank font-text">
        {bank.map(({ id, text: word }, at) =>
          tileNode(id, { id, word, used: struck[at] === true }),
        )}
      </ul>
    </section>
  );
}

/** Drawn again only with other gaps or another one open. */
export const GapBank = memo(
  Bank,
  (a: GapBankProps, b: GapBankProps) =>
    a.gaps.state === b.gaps.state && a.drawn === b.drawn && a.text === b.text,
);

interface Tile {
  id: string;
  word: string;
  used: boolean;
}

const drawTile = ({ id, word, used }: Tile) => (
  <li key={id} className={classNames('gap-tile', used && 'gap-tile-used')}>
    {word}
    {used && <span className="sr-only"> (found)</span>}
  </li>
);

const sameTile = (a: Tile, b: Tile) => a.word === b.word && a.used === b.used;
