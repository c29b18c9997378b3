import { School, User } from 'lucide-react';

/** What stays with the department when a teacher goes, and what goes with the teacher. */
export function StaysAndGoes({ stays, goes }: { stays: string; goes: string }) {
  return (
    <dl className="space-y-4 [&_svg]:mt-1 [&_svg]:shrink-0">
      <div className="flex gap-3">
        <School size={20} aria-hidden="true" className="text-target" />
        <div>
          <dt className="font-semibold">Stays with the department</dt>
          <dd className="text-ink-2">{stays}</dd>
        </div>
      </div>
      <div className="flex gap-3">
        <User size={20} aria-hidden="true" className="text-native" />
        <div>
          <dt className="font-semibold">Goes with the teacher</dt>
          <dd className="text-ink-2">{goes}</dd>
        </div>
      </div>
    </dl>
  );
}
