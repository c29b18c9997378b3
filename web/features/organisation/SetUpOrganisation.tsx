import { School, Share2, UsersRound } from 'lucide-react';
import { Card } from '#ui/Card.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';

const gains = [
  { icon: UsersRound, text: 'Invite your colleagues by mail; each has their own account.' },
  {
    icon: School,
    text: 'See each other’s classes, homework and results, and stand in for one another.',
  },
  { icon: Share2, text: 'Share resources in a list of your own department.' },
] as const;

/** For who is in no organisation: what one is good for, and its name. */
export function SetUpOrganisation() {
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">Setup Organisation</h1>
      <p className="mt-1 max-w-2xl text-ink-2">
        An organisation is your department or school: one plan, several teachers.
      </p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-lg">Name it</h2>
          <OrganisationForm />
        </Card>
        <Card>
          <h2 className="mb-4 text-lg">What it gives you</h2>
          <ul className="space-y-4">
            {gains.map(({ icon: Icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon size={22} aria-hidden="true" className="shrink-0 text-target" />
                {text}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
