import { School, User } from 'lucide-react';

/** What stays with the department when a teacher goes, and what goes with the teacher. */
export function DepartureSummary({ stays, goes }: { stays: string; goes: string }) {
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
          <p className="font-semibold">Goes with the teacher</p>
          <p className="text-ink-2">{goes}</p>
        </div>
      </li>
    </ul>
  );
}
