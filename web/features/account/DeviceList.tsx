import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Laptop } from 'lucide-react';
import type { SignedInDevice } from '#contracts/account/account.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { http } from '../../app/http/http.ts';
import { sayDevice } from './device-words.ts';
import { sentenceFor } from './FormProblem.tsx';

/** The devices where the user is signed in, and one button to sign out all other devices. */
export function DeviceList() {
  const { data, error, mutate } = useDevices();

  async function endOthers() {
    try {
      await http.post('/v1/me/sessions/end');
      toast('success', t`All your other devices have been signed out.`);
    } catch (failure) {
      toast('error', sentenceFor(failure instanceof HttpError ? failure : null));
    }
    await mutate();
  }

  if (!data && error) {
    return (
      <div className="space-y-4">
        <p role="alert">{sentenceFor(error)}</p>
        <Button onClick={() => mutate()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner label={t`Checking where you are signed in`} />;
  return (
    <div className="space-y-5">
      <ul className="divide-y divide-line">
        {data.map(({ device, signedInAt, lastSeenAt, isThisOne }) => (
          <li key={signedInAt + lastSeenAt} className="flex items-center gap-3 py-3 first:pt-0">
            <Laptop size={20} aria-hidden="true" className="shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{device ? sayDevice(device) : t`A browser`}</p>
              <p className="text-sm text-ink-2">
                <Trans>
                  Signed in {{ signedIn: formatDateTime(signedInAt) }} · last active{' '}
                  {{ lastActive: formatDateTime(lastSeenAt) }}
                </Trans>
              </p>
            </div>
            {isThisOne && (
              <Badge>
                <Trans>This device</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 ? (
        <Button onClick={endOthers}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>You aren’t signed in anywhere else.</Trans>
        </p>
      )}
    </div>
  );
}

/** The devices where the user is signed in. */
export const useDevices = () =>
  useRequest('/v1/me/sessions', (path) => http.get<SignedInDevice[]>(path));
