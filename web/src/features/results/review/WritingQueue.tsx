import { PenLine } from 'lucide-react';
import type { ResultRow } from '#teaching/homework/homework-results.ts';
import { Card } from '#web/ui/Card.tsx';

interface WritingQueueProps {
  rows: readonly ResultRow[];
  current: string;
  onPupil: (pupilId: string) => void;
}

/** The pupils whose writing waits. */
export function WritingQueue({ rows, current, onPupil }: WritingQueueProps) {
  return (
    <nav aria-labelledby="writing-queue">
      <Card flush>
        <h2 id="writing-queue" className="flex items-center gap-2 px-4 py-3 text-base">
          <PenLine size={17} aria-hidden="true" className="text-target" />
          {rows.length === 0
            ? 'All read'
            : rows.length === 1
              ? '1 pupil waits'
              : `${rows.length} pupils wait`}
        </h2>
        {rows.length > 0 && (
          <ul className="flex gap-1 overflow-x-auto border-t border-line p-1.5 lg:max-h-[60dvh] lg:flex-col lg:overflow-auto">
            {rows.map(({ pupilId, fullName }) => (
              <li key={pupilId} className="shrink-0">
                <button
                  type="button"
                  aria-current={pupilId === current ? 'true' : undefined}
                  onClick={() => onPupil(pupilId)}
                  className="min-h-11 w-full max-w-60 truncate rounded-control px-3 text-start -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-target-soft aria-[current=true]:font-semibold aria-[current=true]:text-target"
                >
                  <bdi>{fullName}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </nav>
  );
}
