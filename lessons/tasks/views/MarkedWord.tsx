import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { verdictLooks, verdictWords } from './VerdictBadge.tsx';

interface MarkedWordProps {
  verdict: ItemVerdict;
  /** The number of the word in the list below the text. */
  number?: number | undefined;
  children: ReactNode;
}

const grounds: Partial<Record<ItemVerdict, string>> = {
  right: 'bg-ok-soft',
  partly: 'bg-native-soft',
  wrong: 'bg-bad-soft',
};

/** A word in a marked text, with the icon of its verdict. */
export function MarkedWord({ verdict, number, children }: MarkedWordProps) {
  const { icon: Icon, colour } = verdictLooks[verdict];
  return (
    <span
      className={classNames(
        'mx-0.5 inline-flex items-center gap-1 rounded-small px-1.5 font-semibold leading-normal',
        colour,
        grounds[verdict] ?? 'bg-sunken',
      )}
    >
      {number !== undefined && (
        <span className="font-sans text-ink-2 text-xs">
          <span className="sr-only">
            <Trans>Gap</Trans>{' '}
          </span>
          {number}
        </span>
      )}
      <span>{children}</span>
      <Icon size={15} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">({i18n._(verdictWords[verdict])})</span>
    </span>
  );
}
