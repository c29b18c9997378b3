import { CircleCheck, Eye, EyeOff, School } from 'lucide-react';
import { useState } from 'react';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { http } from '../../app/http/http.ts';
import { useSession } from '../../app/session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { FormProblem } from './FormProblem.tsx';
import { Outcome } from './Outcome.tsx';

const consents = [
  {
    icon: Eye,
    title: 'Your colleagues will see',
    text: 'your name and e-mail address, your classes, your pupils, the homework you set and its results. They can open your resources with the link.',
  },
  {
    icon: School,
    title: 'Classes and pupils belong to the department',
    text: 'The owner and managers can change your classes. If you leave, classes, pupils and results stay, and a colleague looks after them.',
  },
  {
    icon: EyeOff,
    title: 'Yours alone',
    text: 'your password, your drafts, and your resources themselves: only you can change them, and they go with you.',
  },
] as const;

/** Asks whoever is signed in to join, and says before what it means. */
export function JoinOrganisation({ invited, secret }: { invited: Invited; secret: string }) {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState(false);
  const [failure, setFailure] = useState<HttpError | null>(null);

  async function join() {
    setBusy(true);
    setFailure(null);
    try {
      await http.put('/v1/organisation/invited', { secret });
      // What the department's plan includes stands in the next token.
      await http.renew().catch(() => undefined);
      setJoined(true);
    } catch (error) {
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
    } finally {
      setBusy(false);
    }
  }

  if (joined) {
    return (
      <AuthPage title={`Welcome to ${invited.organisationName}`}>
        <Outcome
          icon={<CircleCheck size={30} />}
          action={
            <div className="space-y-3">
              <LinkButton href="/classrooms/view" variant="primary" size="large" wide>
                See the classes
              </LinkButton>
              <LinkButton href="/department_resources" wide>
                Department resources
              </LinkButton>
            </div>
          }
        >
          You are in. Your colleagues’ classes and shared resources are yours to use.
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={`Join ${invited.organisationName}?`}
      lead={`${invited.invitedBy} invites you, ${who?.name ?? ''}.`}
      under={
        <p>
          Not you?{' '}
          <Button variant="quiet" onClick={() => void useSession.getState().signOut()}>
            Sign out
          </Button>
        </p>
      }
    >
      <ul className="space-y-4 [&_svg]:mt-1 [&_svg]:shrink-0 [&_svg]:text-target">
        {consents.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon size={20} aria-hidden="true" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 space-y-4">
        <FormProblem failure={failure} />
        <Button variant="primary" size="large" wide busy={busy} onClick={join}>
          I agree and join
        </Button>
        <LinkButton href="/select_resources" variant="quiet" wide>
          Not now
        </LinkButton>
      </div>
    </AuthPage>
  );
}
