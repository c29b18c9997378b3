import { type PlanName, plans } from '#teaching/access/plans.ts';
import { Card } from '../../ui/Card.tsx';

const shown: readonly { plan: PlanName; forWhom: string }[] = [
  { plan: 'TRIAL', forWhom: 'To see what it makes of your own topics, with your own classes.' },
  { plan: 'SINGLE_TEACHER', forWhom: 'For one teacher who makes lessons and teaches from them.' },
  {
    plan: 'SINGLE_TEACHER_PLUS_PUPIL',
    forWhom: 'For one teacher whose pupils have accounts of their own.',
  },
  { plan: 'DEPARTMENT', forWhom: 'For a department that shares its resources and its classes.' },
];

function places(plan: PlanName): string {
  const { teachers, pupils } = plans[plan];
  const seats = teachers === 1 ? '1 teacher' : `${teachers} teachers`;
  return pupils > 0 ? `${seats}, up to ${pupils} pupils` : seats;
}

/** The plans in words; what each gives is read from the plans themselves. */
export function PlanCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ plan, forWhom }) => (
        <li key={plan}>
          <Card className="h-full">
            <h3 className="text-lg">{plans[plan].name}</h3>
            <p className="mt-1 text-sm font-semibold text-target">{places(plan)}</p>
            <p className="mt-3 text-ink-2">{forWhom}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
