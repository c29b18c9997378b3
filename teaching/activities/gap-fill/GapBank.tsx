import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { foldWord } from '../../languages/fold-word.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Text } from '../../text/text.ts';
import type { Gaps } from './use-gaps.ts';
import { wordBank } from './word-bank.ts';

/** The missing words in an order of their own; a word that is found is struck out. */
export function GapBank({ gaps, text }: { gaps: Gaps; text: Text }) {
  const { state, revealed, tokens } = gaps;
  const bank = useMemo(() => wordBank(state, text), [state, text]);
  const { locale, direction } = languageOf(text.target);
  const found = tokens.filter((token) => revealed.has(token.id));
  const foundForms = found.map((token) => foldWord(text.target, token.text));
  return (
    <section aria-label="Word bank">
      <h2 className="mb-2 text-sm">Word bank</h2>
      <ul lang={locale} dir={direction} className="flex flex-wrap gap-2 font-text">
        {bank.map((word, at) => {
          // Tiles with the same word are interchangeable: as many are struck as are found.
          const form = foldWord(text.target, word.text);
          const before = bank.slice(0, at).filter((w) => foldWord(text.target, w.text) === form);
          const used = foundForms.filter((f) => f === form).length > before.length;
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
