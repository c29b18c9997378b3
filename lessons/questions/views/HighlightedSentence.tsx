import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Side } from '#language/text/text.ts';

interface HighlightedSentenceProps {
  side: Side;
  /** The ids of the highlighted tokens, which are adjacent. */
  tokenIds: readonly string[];
  language: string;
  /** Shown in place of the highlighted words. */
  instead?: ReactNode;
}

/** A sentence with some words highlighted by weight and underline, so that cursive scripts stay joined. */
export function HighlightedSentence({
  side,
  tokenIds,
  language,
  instead,
}: HighlightedSentenceProps) {
  const { locale, direction } = languageOf(language);
  const marked = side.tokens.filter((token) => tokenIds.includes(token.id));
  const start = marked[0]?.start ?? 0;
  const end = marked.at(-1)?.end ?? 0;
  return (
    <bdi lang={locale} dir={direction} className="font-text text-ink">
      {side.text.slice(0, start)}
      {end > start &&
        (instead ?? (
          <mark className="bg-transparent font-bold text-target underline decoration-2 underline-offset-[0.25em]">
            {side.text.slice(start, end)}
          </mark>
        ))}
      {side.text.slice(end)}
    </bdi>
  );
}
