import type { ItemResults } from '#contracts/homework/homework-results.ts';

/** How many got an item: a bar, and the same in words. */
export function ShareBar({ item }: { item: ItemResults['items'][number] }) {
  const { right, partly, wrong, unanswered, toReview } = item;
  const all = right + partly + wrong + unanswered + toReview;
  const parts = [
    { count: right, word: 'right', look: 'bg-ok' },
    { count: partly, word: 'partly right', look: 'bg-ok opacity-45' },
    { count: wrong, word: 'wrong', look: 'bg-bad' },
    { count: unanswered, word: 'left out', look: 'bg-edge' },
    { count: toReview, word: 'to read', look: 'bg-target-fill' },
  ].filter(({ count }) => count > 0);
  if (all === 0) return null;
  return (
    <div className="mt-3">
      <div
        aria-hidden="true"
        className="flex h-2.5 gap-px overflow-hidden rounded-full forced-colors:hidden"
      >
        {parts.map(({ word, count, look }) => (
          <span key={word} className={look} style={{ inlineSize: `${(count / all) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-2">
        {parts.map(({ word, count }) => `${count} ${word}`).join(', ')}
      </p>
    </div>
  );
}
