import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Text } from '../../text/text.ts';
import { struckTiles } from './struck-tiles.ts';
import type { Gaps } from './use-gaps.ts';
import { wordBank } from './word-bank.ts';

/** The missing words in an order of their own; a word that is found is struck out. */
export function GapBank({ gaps, text }: { gaps: Gaps; text: Text }) {
  const { state, revealed, tokens } = gaps;
  const bank = useMemo(() => wordBank(state, text), [state, text]);
  const { locale, direction } = languageOf(text.target);
  const struck = useMemo(() => {
    const found = tokens.filter((token) => revealed.has(token.id));
    return struckTiles(text.target, bank, found);
  }, [text.target, bank, tokens, revealed]);
  return (
    <section aria-label="Word bank">
      <h2 className="mb-2 text-sm">Word bank</h2>
      <ul lang={locale} dir={direction} className="flex flex-wrap gap-2 font-text">
        {bank.map((word, at) => {
          const used = struck[at] === true;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: equal words are told apart by place alone
              key={at}
              className={classNames(
                'rounded-control border px-3 py-1.5 text-xl',
                used
                  ? 'border-line border-dashed text-ink-3 line-through'
                  : 'border-line bg-raised font-semibold shadow-soft',
              )}
            >
              {word.text}
              {used && <span className="sr-only"> (found)</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
