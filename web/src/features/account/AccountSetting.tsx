import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { sentenceFor } from './sentence-for.ts';
import { useMe } from './use-me.ts';

/** The profile: who the signed-in person is, and the password. */
export default function AccountSetting() {
  const { me, setMe, failure, tryAgain } = useMe();
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-2xl sm:text-3xl">Profile</h1>
      <p className="mt-1.5 text-ink-2">Your name, your country and your password.</p>
      {!me && failure && (
        <EmptyState
          icon={<CloudOff size={30} />}
          title="Your profile did not load"
          action={<Button onClick={tryAgain}>Try again</Button>}
        >
          <p role="alert">{sentenceFor(failure)}</p>
        </EmptyState>
      )}
      {!me && !failure && (
        <div className="flex min-h-80 items-center justify-center">
          <Spinner label="Loading your profile" />
        </div>
      )}
      {me && (
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
          <Card>
            <h2 className="mb-5 text-lg">About you</h2>
            <ProfileForm me={me} onSaved={setMe} />
          </Card>
          <Card>
            <h2 className="mb-5 text-lg">Password</h2>
            <PasswordForm />
          </Card>
        </div>
      )}
    </div>
  );
}
