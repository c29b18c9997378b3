import type { Organisation } from '#contracts/organisation/organisation.ts';
import { Card } from '#ui/Card.tsx';
import type { Asked } from './dialogs/OrganisationDialogs.tsx';
import { MemberLine } from './MemberLine.tsx';

interface MemberListProps {
  organisation: Organisation;
  onAsk: (asked: Asked) => void;
}

/** Everybody who is in the department, its owner first. */
export function MemberList({ organisation, onAsk }: MemberListProps) {
  const { members, role } = organisation;
  return (
    <section>
      <h2 className="mb-3 text-lg">
        Teachers <span className="font-normal text-ink-2">({members.length})</span>
      </h2>
      <Card flush>
        <ul>
          {members.map((member) => (
            <MemberLine key={member.id} member={member} mine={role} onAsk={onAsk} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
