import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { followWords } from './lesson-language.ts';
import { isSignedIn, markDisplayed, requestResource } from './load-resource.ts';
import { signedIn } from './signed-in.ts';
import { Teach } from './Teach.tsx';
import { openDisplay } from './use-display.ts';

const pollIntervalMs = 10_000;

interface LessonPageProps {
  /** The public resource that is embedded in the page; without one, the resource is fetched first. */
  carried: Resource | null;
  /** True if the page already contains the rendered lesson, which this component adopts (`use-own.ts`). */
  adopted: boolean;
}

/** The page of one resource. The gateway renders it as well, for a visitor who has chosen nothing. */
export function LessonPage({ carried, adopted }: LessonPageProps) {
  const [resource, setResource] = useState(carried);
  const [problem, setProblem] = useState<HttpError>();
  const [display] = useState(openDisplay);

  // Fetch the resource once per visit. The page embeds only public data; the response also contains what only
  // this user may see.
  useEffect(() => {
    if (carried && !isSignedIn()) return;
    let gone = false;
    requestResource().then(
      (asked) => {
        if (gone) return;
        followWords(asked);
        setResource(asked);
      },
      (error: unknown) => {
        // An embedded resource stays readable if the request fails; only the owner's controls are missing.
        if (!gone && !carried)
          setProblem(error instanceof HttpError ? error : new HttpError(0, null));
      },
    );
    return () => {
      gone = true;
    };
  }, [carried]);

  // Record that the lesson was displayed. The preview then no longer asks the owner to display it first, and
  // the lists count this teacher. If the request fails, the next visit records the display.
  const isCounted = resource?.mine || resource?.visibility === 'PUBLIC';
  const shown = isCounted && signedIn()?.teaches ? resource.id : null;
  useEffect(() => {
    if (shown) markDisplayed(shown).catch(() => undefined);
  }, [shown]);

  // Show sound and pictures that are still being generated as soon as they are ready, without a reload.
  useEffect(() => {
    if (!resource || !mediaMessage(resource.parts)) return;
    const timer = setTimeout(
      () => requestResource().then(setResource, () => undefined),
      pollIntervalMs,
    );
    return () => clearTimeout(timer);
  }, [resource]);

  useEffect(() => {
    if (!resource) return;
    document.title = `${resource.title} · Lexiloom`;
    // Benchmarks and tests compare this timestamp with the moment at which the lesson becomes visible to them
    // (performance.md 1.3).
    performance.mark('exercise-interactive');
  }, [resource]);

  // Add metadata for crawlers. A page that embeds its resource already has it (serve-resource-page.ts).
  const sourceType = resource?.aiOrigin?.sourceType;
  useEffect(() => {
    if (!sourceType || document.querySelector('meta[name="digital-source-type"]')) return;
    const meta = document.createElement('meta');
    meta.name = 'digital-source-type';
    meta.content = sourceType;
    document.head.append(meta);
  }, [sourceType]);

  const revalidate = useCallback(async () => setResource(await requestResource()), []);

  if (resource) {
    return (
      <Teach
        key={resource.id}
        resource={resource}
        display={display}
        adopted={adopted}
        revalidate={revalidate}
      />
    );
  }
  if (problem) return <Failed problem={problem} />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">
        <Trans>Lesson</Trans>
      </h1>
      <Spinner label={t`Loading the lesson`} />
    </main>
  );
}

function Failed({ problem }: { problem: HttpError }) {
  const missing = problem.status === 404 || problem.status === 401;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <h1 className="sr-only">
        <Trans>Lesson</Trans>
      </h1>
      {missing ? (
        <EmptyState title={t`This lesson could not be found`}>
          <p>
            <Trans>It may be private, or its owner may have removed it.</Trans>
            {!isSignedIn() && (
              <>
                {' '}
                <Trans>If it is yours, sign in to see it.</Trans>
              </>
            )}
          </p>
          <p className="mt-4 flex justify-center gap-4">
            {!isSignedIn() && (
              <a href={`/signin?next=${encodeURIComponent(location.pathname)}`}>
                <Trans>Sign in</Trans>
              </a>
            )}
            {signedIn()?.teaches && (
              <a href="/private_resources">
                <Trans>My resources</Trans>
              </a>
            )}
            <a href="/">Lexiloom</a>
          </p>
        </EmptyState>
      ) : (
        <EmptyState title={t`The lesson did not load`}>
          <p>{problem.status === 0 ? t`There is no connection at the moment.` : problem.message}</p>
          <div className="mt-4">
            <Button variant="primary" onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </EmptyState>
      )}
    </main>
  );
}
