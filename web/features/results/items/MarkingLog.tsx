import type { MarkingLogRow } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { sayMoment } from '#web/app/format/say-moment.ts';
import type { Accepting } from './use-accept.ts';

interface MarkingLogProps {
  rows: readonly MarkingLogRow[];
  mayChange: boolean;
  accepting: Accepting;
}

/** What was changed in the marking, newest first; what still holds can be taken back. */
export function MarkingLog({ rows, mayChange, accepting }: MarkingLogProps) {
  const latest = new Set<string>();
  const lines = rows.map((row) => {
    const what = `${row.taskId} ${row.itemId} ${row.answer}`;
    const isLatest = !latest.has(what);
    latest.add(what);
    return { row, holds: isLatest && row.action === 'accept' };
  });
  return (
    <section aria-labelledby="marking-log">
      <h2 id="marking-log" className="mb-3 text-xl">
        Changes to the marking
      </h2>
      <Card flush>
        {lines.length === 0 ? (
          <p className="px-5 py-4 text-ink-2">
            Nothing was changed. Answers that you accept are listed here.
          </p>
        ) : (
          <ol>
            {lines.map(({ row, holds }) => (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-b-0"
              >
                <p className="min-w-0 flex-1 basis-72">
                  <span className="font-semibold">
                    {row.action === 'accept' ? 'Accepted' : 'Taken back'}
                  </span>{' '}
                  <bdi className="font-text font-semibold">“{row.answer}”</bdi> in{' '}
                  <bdi>{row.taskName}</bdi>
                  <span className="block text-sm text-ink-2">
                    {row.teacherName}, {sayMoment(row.createdAt)} ·{' '}
                    {row.changed === 1 ? '1 score moved' : `${row.changed} scores moved`}
                  </span>
                </p>
                {holds && mayChange && (
                  <Button
                    size="small"
                    className="min-h-11 print:hidden"
                    busy={accepting.busy === `${row.itemId} ${row.answer}`}
                    onClick={() =>
                      void accepting
                        .undo(row.taskId, { itemId: row.itemId, answer: row.answer })
                        .catch(() => undefined)
                    }
                  >
                    Undo<span className="sr-only"> accepting {row.answer}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}
