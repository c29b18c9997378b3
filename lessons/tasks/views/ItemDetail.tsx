import { Trans } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { languageOf } from '#language/languages.ts';
import type { DiffPiece } from '#language/marking/marking-item.ts';
import { classNames } from '#ui/class-names.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { isNearDiff, reasonWords } from '../reason-words.ts';
import type { ShownFeedback } from '../task-view.tsx';
import { VerdictBadge } from './VerdictBadge.tsx';
import './task-text.css';

interface ItemDetailProps {
  item: ItemMark;
  /** The language of the answer. */
  language: string;
  feedback?: ShownFeedback | undefined;
  /** The words of the question, or the number of the gap. */
  title?: ReactNode;
  action?: ReactNode;
}

const grounds: Partial<Record<ItemMark['verdict'], string>> = {
  right: 'bg-ok-soft border-transparent',
  partly: 'bg-native-soft border-transparent',
  wrong: 'bg-bad-soft border-transparent',
};

/** One marked item: verdict, given answer, right answer, reason, and the teacher's comment. */
export function ItemDetail({ item, language, feedback, title, action }: ItemDetailProps) {
  const { verdict, given, expected, diff = [] } = item;
  const reasons = reasonWords(item, language);
  const near = isNearDiff(diff, item.reasons);
  const showsExpected = expected !== '' && expected !== given && verdict !== 'needs-review';
  const { locale, direction } = languageOf(language);
  const words = (children: ReactNode, look = '') => (
    <span
      lang={locale}
      dir={direction}
      className={classNames('task-text font-text break-words', look)}
    >
      {children}
    </span>
  );
  return (
    <div
      className={classNames(
        'rounded-card border px-4 py-3',
        grounds[verdict] ?? 'border-line bg-card',
      )}
    >
      {title && <div className="mb-1.5">{title}</div>}
      <VerdictBadge verdict={verdict} score={item.score} />
      <dl className="mt-1 space-y-1">
        {given !== '' && (
          <div className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-2 text-sm">
              <Trans>Your answer</Trans>
            </dt>
            <dd className="min-w-0 whitespace-pre-wrap text-lg">{words(given)}</dd>
          </div>
        )}
        {showsExpected && (
          <div className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-2 text-sm">
              <Trans>Right answer</Trans>
            </dt>
            <dd className="min-w-0 text-lg">
              {near ? (
                <>
                  <span className="sr-only">{words(expected)}</span>
                  <span aria-hidden="true">{words(<LetterDiff diff={diff} />)}</span>
                </>
              ) : (
                words(expected, 'font-bold')
              )}
            </dd>
          </div>
        )}
      </dl>
      {reasons.length > 0 && <p className="mt-1 text-base">{reasons.join(' ')}</p>}
      {feedback && (feedback.feedback !== '' || feedback.score !== null) && (
        <div className="mt-2 flex gap-2.5 rounded-control bg-card px-3 py-2">
          <MessageSquareText size={18} aria-hidden="true" className="mt-1 shrink-0 text-target" />
          <div className="min-w-0">
            <p className="font-semibold text-ink-2 text-sm">
              <Trans>Your teacher</Trans>
              {feedback.score !== null && ` · ${percentWords(feedback.score)}`}
            </p>
            {feedback.feedback !== '' && (
              <p className="whitespace-pre-wrap break-words">{feedback.feedback}</p>
            )}
          </div>
        </div>
      )}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/**
 * The right answer, letter by letter. Extra typed letters are struck through; missing letters are
 * highlighted.
 */
function LetterDiff({ diff }: { diff: readonly DiffPiece[] }) {
  return diff.map(({ kind, expected, typed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a stored mark never move
    <span key={at}>
      {kind === 'same' && expected}
      {(kind === 'extra' || kind === 'changed') && (
        <del className="text-bad decoration-2">{typed}</del>
      )}
      {(kind === 'missing' || kind === 'changed') && (
        <ins className="rounded-small bg-listening px-0.5 font-bold no-underline">{expected}</ins>
      )}
    </span>
  ));
}
