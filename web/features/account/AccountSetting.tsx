import { CloudOff } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { DeviceList } from './DeviceList.tsx';
import { EmailForm } from './EmailForm.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { sentenceFor } from './sentence-for.ts';
import { useMe } from './use-me.ts';
import { WordSuggestions } from './WordSuggestions.tsx';

/** The profile: who the signed-in person is, how they sign in and where, their data and the way out. */
export default function AccountSetting() {
  const { me, setMe, failure, tryAgain } = useMe();
  return (
    <div className="mx-auto max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-2xl sm:text-3xl">Profile</h1>
      <p className="mt-1.5 text-ink-2">Who you are, how you sign in, and what we keep of you.</p>
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
          <div className="grid gap-5">
            <Card>
              <h2 className="mb-5 text-lg">About you</h2>
              <ProfileForm me={me} onSaved={setMe} />
            </Card>
            <Card>
              <h2 className="mb-4 text-lg">Where you are signed in</h2>
              <DeviceList />
            </Card>
            <Card>
              <h2 className="mb-4 text-lg">Your data</h2>
              <OwnData />
            </Card>
          </div>
          <div className="grid gap-5">
            <Card>
              <h2 className="mb-4 text-lg">E-mail address</h2>
              <EmailForm email={me.email} />
            </Card>
            <Card>
              <h2 className="mb-5 text-lg">Password</h2>
              <PasswordForm />
            </Card>
            <WordSuggestions />
            {me.role !== 'admin' && (
              <Card>
                <h2 className="mb-4 text-lg">Delete account</h2>
                <DeleteAccountCard />
              </Card>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
