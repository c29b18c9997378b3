import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import './written.css';
import { Presentation } from 'lucide-react';
import type { PageLine } from '#contracts/content/page.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePages } from './use-pages.ts';
import { type SignUps, useSignUps } from './use-sign-ups.ts';
import { WebinarFacts, webinarState } from './WebinarFacts.tsx';
import { WebinarSignUp } from './WebinarSignUp.tsx';

/** The screen at /webinars: upcoming webinars, soonest first, then past webinars, latest first. */
export default function Webinars() {
  const { data: webinars, error, mutate } = usePages('webinar');
  const signUps = useSignUps();
  const now = Date.now();
  const isPast = (one: PageLine) => ['over', 'recorded'].includes(webinarState(one, now));
  const coming = webinars?.filter((one) => !isPast(one)) ?? [];
  const past = webinars?.filter(isPast).toReversed() ?? [];
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">
        <Trans>Webinars</Trans>
      </h1>
      <p className="mt-1 mb-8 max-w-2xl text-lg text-ink-2">
        <Trans>
          Short live sessions about one part of Lexiloom at a time, with time for your questions.
        </Trans>
      </p>
      {!webinars &&
        (error ? (
          <LoadFailed
            error={error}
            title={t`The list of webinars could not be loaded`}
            onAgain={() => void mutate()}
          />
        ) : (
          <PageSkeleton />
        ))}
      {webinars && (
        <>
          <List
            title={t`Upcoming`}
            webinars={coming}
            signUps={signUps}
            empty={t`No upcoming webinars`}
          />
          <List
            title={t`Recordings`}
            webinars={past}
            signUps={signUps}
            empty={t`No recordings yet`}
          />
        </>
      )}
    </div>
  );
}

interface ListProps {
  title: string;
  webinars: readonly PageLine[];
  signUps: SignUps;
  empty: string;
}

function List({ title, webinars, signUps, empty }: ListProps) {
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-xl">{title}</h2>
      {webinars.length === 0 && (
        <Card flush>
          <EmptyState
            icon={<Presentation size={28} />}
            title={empty}
            action={
              <LinkButton href="/docs/your-first-lesson">
                <Trans>Read the first guide</Trans>
              </LinkButton>
            }
          >
            <Trans>The guides cover the same ground, and you can read them at any time.</Trans>
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-4">
        {webinars.map((webinar) => (
          <li key={webinar.slug}>
            <Card className="flex flex-col gap-3">
              <h3 className="text-lg">
                <a href={`/webinars/${webinar.slug}`}>{webinar.title}</a>
              </h3>
              <p className="max-w-2xl text-ink-2">{webinar.summary}</p>
              <WebinarFacts webinar={webinar} />
              <WebinarSignUp webinar={webinar} signUps={signUps} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
