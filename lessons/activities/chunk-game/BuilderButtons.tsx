import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Check, CheckCheck, Eye, Lightbulb, RotateCcw, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { type Builder, type BuilderMove, hintCost, isFullLine } from './builder.ts';

interface BuilderButtonsProps {
  game: Builder;
  /** True once the sentence has been rebuilt, or its solution shown. */
  done: boolean;
  onMove: (move: BuilderMove) => void;
}

/**
 * Buttons for the current sentence. Once the sentence is finished, shows the buttons to continue and to undo
 * an accepted order.
 */
export function BuilderButtons({ game, done, onMove }: BuilderButtonsProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed no longer exists. This moves the focus here, for players who use the
  // keyboard.
  useLayoutEffect(() => {
    if (done) next.current?.focus();
  }, [done]);
  const last = game.at + 1 === game.puzzles.length;
  return (
    <div
      // Stays visible even if the chunks are taller than their container. Covers the padding of the scrolling
      // box (lg:p-8 short:p-4), so that no text is visible below the buttons.
      className="flex flex-wrap justify-center gap-3 bg-card -mt-1 pt-1 font-sans lg:sticky lg:-bottom-8 lg:-mb-8 lg:pb-8 short:-bottom-4 short:-mb-4 short:pb-4"
    >
      {done ? (
        <>
          <Button
            ref={next}
            size="large"
            variant="primary"
            onClick={() => onMove({ kind: 'next' })}
          >
            {last ? t`See the scores` : t`Next sentence`}
            <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Button>
          {game.unaccepted && (
            <Button size="large" onClick={() => onMove({ kind: 'unaccept' })}>
              <Undo2 aria-hidden="true" className="rtl:-scale-x-100 size-5" />{' '}
              <Trans>This order is not right</Trans>
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            data-check=""
            size="large"
            variant="primary"
            aria-disabled={game.laid.length === 0 || undefined}
            onClick={() => onMove({ kind: 'check' })}
          >
            <Check aria-hidden="true" className="size-5" /> <Trans>Check</Trans>
          </Button>
          {game.outcome === 'wrong' && isFullLine(game) && (
            <Button size="large" onClick={() => onMove({ kind: 'accept' })}>
              <CheckCheck aria-hidden="true" className="size-5" />{' '}
              <Trans>This order is right too</Trans>
            </Button>
          )}
          <Button size="large" onClick={() => onMove({ kind: 'hint' })}>
            <Lightbulb aria-hidden="true" className="size-5" />{' '}
            {plural(hintCost, { one: 'Next chunk (−# point)', other: 'Next chunk (−# points)' })}
          </Button>
          <Button
            size="large"
            aria-disabled={game.laid.length === 0 || undefined}
            onClick={() => onMove({ kind: 'clear' })}
          >
            <RotateCcw aria-hidden="true" className="size-5" /> <Trans>Start again</Trans>
          </Button>
          <Button size="large" onClick={() => onMove({ kind: 'show' })}>
            <Eye aria-hidden="true" className="size-5" /> <Trans>Show the sentence</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
