import { CircleCheck, SearchX } from 'lucide-react';
import type { ResultShow } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

interface NobodyShownProps {
  show: ResultShow;
  searched: boolean;
  onAll: () => void;
}

const good: Partial<Record<ResultShow, string>> = {
  missing: 'Nobody is missing a task',
  failed: 'Nobody has failed a task',
  review: 'Nothing waits to be read',
};

/** The table without a row: good news, or nobody of that name. */
export function NobodyShown({ show, searched, onAll }: NobodyShownProps) {
  const all = <Button onClick={onAll}>Show all pupils</Button>;
  const news = searched ? undefined : good[show];
  return (
    <Card>
      <EmptyState
        icon={news ? <CircleCheck size={28} /> : <SearchX size={28} />}
        title={news ?? 'No pupil fits this'}
        action={all}
      >
        {!news && 'Try another name, or show all pupils.'}
      </EmptyState>
    </Card>
  );
}
