import { BookOpenCheck } from 'lucide-react';
import { useSession } from '../../session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Where pupils arrive. Nothing can be set for them yet. */
export default function PupilHome() {
  const name = useSession((session) => session.who?.name ?? '');
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-8">
      <h1 className="text-2xl">Hello, {name}</h1>
      <EmptyState icon={<BookOpenCheck size={30} />} title="No homework at the moment">
        <p>Homework that is set for you stands here.</p>
      </EmptyState>
    </div>
  );
}
