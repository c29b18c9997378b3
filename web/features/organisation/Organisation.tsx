import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { School, Share2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { OpenInvitation } from '#contracts/organisation/organisation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { formatDay, formatRelativeTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { InviteForm } from './InviteForm.tsx';
import { MemberList } from './MemberList.tsx';
import { type Asked, OrganisationDialogs } from './OrganisationDialogs.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';
import { OrganisationHeader } from './OrganisationHeader.tsx';
import { organisationPath, useAction, useOrganisation } from './use-organisation.ts';

/** The screen at /organisation: members, seats and invitations. */
export default function Organisation() {
  const { organisation, error, again } = useOrganisation();
  const [asked, setAsked] = useState<Asked | null>(null);

  if (organisation === undefined) {
    return (
      <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
        <h1 className="text-3xl">
          <Trans>Setup Organisation</Trans>
        </h1>
        {error ? (
          <Card className="mt-6">
            <LoadFailed
              error={error}
              title={t`Your organisation could not be loaded`}
              onAgain={() => void again()}
            />
          </Card>
        ) : (
          <div className="flex min-h-80 items-center justify-center">
            <Spinner label={t`Loading your organisation`} />
          </div>
        )}
      </div>
    );
  }
  if (organisation === null) return <SetUpOrganisation />;

  const { role, teachers, pupils, invitations } = organisation;
  const leads = role !== 'teacher';
  const open = invitations.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()).length;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <OrganisationHeader organisation={organisation} onAsk={setAsked} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="space-y-5">
          <MemberList organisation={organisation} onAsk={setAsked} />
          {leads && invitations.length > 0 && <InvitationList invitations={invitations} />}
        </div>
        <div className="space-y-5">
          <SeatsCard teachers={teachers} pupils={pupils} invited={open} pays={role === 'owner'} />
          {leads && (
            <InviteForm
              left={Math.max(0, teachers.allowed - teachers.used - open)}
              pays={role === 'owner'}
            />
          )}
        </div>
      </div>
      <OrganisationDialogs
        organisation={organisation}
        asked={asked}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

const gains = [
  { icon: UsersRound, text: t`Invite your colleagues by e-mail; each has their own account.` },
  {
    icon: School,
    text: t`See each other’s classes, homework and results, and cover for one another.`,
  },
  { icon: Share2, text: t`Share resources in your department’s own list.` },
] as const;

/**
 * For users without an organisation: explains the benefits of an organisation, and asks for the name of a new
 * one.
 */
function SetUpOrganisation() {
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">
        <Trans>Setup Organisation</Trans>
      </h1>
      <p className="mt-1 max-w-2xl text-ink-2">
        <Trans>An organisation is your department or school: one plan, several teachers.</Trans>
      </p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-lg">
            <Trans>Choose a name</Trans>
          </h2>
          <OrganisationForm />
        </Card>
        <Card>
          <h2 className="mb-4 text-lg">
            <Trans>What you can do</Trans>
          </h2>
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

interface Seats {
  allowed: number;
  used: number;
}

interface SeatsCardProps {
  teachers: Seats;
  pupils: Seats;
  /** Pending invitations. */
  invited: number;
  pays: boolean;
}

/** Shows how many teacher and pupil seats there are and how many are taken, with a link to get more. */
function SeatsCard({ teachers, pupils, invited, pays }: SeatsCardProps) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">
        <Trans>Seats and places</Trans>
      </h2>
      <div className="space-y-5">
        <SeatsBar what="teachers" {...teachers} />
        {invited > 0 && (
          <p className="-mt-3 text-sm text-ink-2">
            <Plural
              value={invited}
              one="# more has been invited."
              other="# more have been invited."
            />
          </p>
        )}
        <SeatsBar what="pupils" {...pupils} />
      </div>
      {pays ? (
        <LinkButton href="/subscription/manage" wide className="mt-5">
          <Trans>Add seats or places</Trans>
        </LinkButton>
      ) : (
        <p className="mt-5 text-sm text-ink-2">
          <Trans>The owner can add more.</Trans>
        </p>
      )}
    </Card>
  );
}

/** "3 of 5 teachers", with a matching bar. */
function SeatsBar({ what, allowed, used }: Seats & { what: 'teachers' | 'pupils' }) {
  const full = used >= allowed;
  const share = allowed === 0 ? 100 : Math.min(100, Math.round((used / allowed) * 100));
  return (
    <div>
      <p>
        {what === 'teachers' ? (
          <Trans>
            <strong className="text-xl">{used}</strong> of{' '}
            <Plural value={allowed} one="# teacher" other="# teachers" />
          </Trans>
        ) : (
          <Trans>
            <strong className="text-xl">{used}</strong> of{' '}
            <Plural value={allowed} one="# pupil" other="# pupils" />
          </Trans>
        )}
        {full && (
          <span className="text-ink-2">
            {' '}
            · <Trans>none left</Trans>
          </span>
        )}
      </p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <div
          className={classNames('h-full', full ? 'bg-native' : 'bg-target')}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
    </div>
  );
}

/** Pending invitations. */
function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { busy, run } = useAction();
  return (
    <section>
      <h2 className="mb-3 text-lg">
        <Trans>Open invitations</Trans>{' '}
        <span className="font-normal text-ink-2">({invitations.length})</span>
      </h2>
      <Card flush>
        <ul>
          {invitations.map((invitation) => {
            const { id, email, fullName, sentAt, expiresAt } = invitation;
            const path = `${organisationPath}/invitations/${id}`;
            const over = Date.parse(expiresAt) <= Date.now();
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0"
              >
                <div className="min-w-0 flex-1 basis-60">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                    <bdi dir="ltr" className="font-semibold wrap-anywhere">
                      {email}
                    </bdi>
                    {over && (
                      <Badge>
                        <Trans>Expired</Trans>
                      </Badge>
                    )}
                  </p>
                  <p className="text-sm text-ink-2">
                    {fullName && (
                      <>
                        <bdi>{fullName}</bdi> ·{' '}
                      </>
                    )}
                    {over
                      ? t`sent ${{ sentOn: formatDay(sentAt) }} · expired ${{ time: formatRelativeTime(expiresAt) }}`
                      : t`sent ${{ sentOn: formatDay(sentAt) }} · expires ${{ time: formatRelativeTime(expiresAt) }}`}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    aria-label={t`Send again to ${email}`}
                    disabled={busy}
                    onClick={() =>
                      void run(
                        () => http.post(`${path}/again`),
                        t`Invitation sent to ${email} again. The old link no longer works.`,
                      )
                    }
                  >
                    <Trans>Send again</Trans>
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t`Withdraw the invitation to ${email}`}
                    disabled={busy}
                    onClick={() =>
                      void run(() => http.remove(path), t`Invitation to ${email} withdrawn.`)
                    }
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
