import { School, User } from 'lucide-react';

interface DepartureSummaryProps {
  stays: string;
  /** "you", or the first name of the teacher who goes. */
  goesWith: string;
  goes: string;
}

/** What stays with the department when a teacher goes, and what goes with the teacher. */
export function DepartureSummary({ stays, goesWith, goes }: DepartureSummaryProps) {
  return (
    <ul className="space-y-4 [&_svg]:mt-1 [&_svg]:shrink-0">
      <li className="flex gap-3">
        <School size={20} aria-hidden="true" className="text-target" />
        <div>
          <p className="font-semibold">Stays with the department</p>
          <p className="text-ink-2">{stays}</p>
        </div>
      </li>
      <li className="flex gap-3">
        <User size={20} aria-hidden="true" className="text-native" />
        <div>
          <p className="font-semibold">Goes with {goesWith}</p>
          <p className="text-ink-2">{goes}</p>
        </div>
      </li>
    </ul>
  );
}
