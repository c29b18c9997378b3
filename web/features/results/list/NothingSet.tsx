import { ClipboardList, SearchX } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

interface NothingSetProps {
  why: 'page' | 'filters' | 'nothing';
  onFirstPage: () => void;
  onClear: () => void;
}

/** The list of homework without a row: why, and what to do about it. */
export function NothingSet({ why, onFirstPage, onClear }: NothingSetProps) {
  if (why === 'page') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title="This page is empty"
          action={<Button onClick={onFirstPage}>Go to the first page</Button>}
        />
      </Card>
    );
  }
  if (why === 'filters') {
    return (
      <Card>
        <EmptyState
          icon={<SearchX size={28} />}
          title="No homework fits these filters"
          action={<Button onClick={onClear}>Clear search and filters</Button>}
        >
          Try another word or fewer filters.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList size={28} />}
        title="No homework is set yet"
        action={
          <>
            <LinkButton href="/create-homework" variant="primary">
              Set homework
            </LinkButton>
            <LinkButton href="/classrooms/view">My classes</LinkButton>
          </>
        }
      >
        Choose a text, pick its tasks and a class. What the pupils hand in is marked at once and
        stands here.
      </EmptyState>
    </Card>
  );
}
