import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { messageOf } from '#ui/http-error.ts';
import '../resources.css';
import { LockKeyhole, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownFeatures } from '#contracts/access/role.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx';
import { useResource } from '../use-resource.ts';
import { UploadForm } from './UploadForm.tsx';
import { newUpload } from './upload.ts';

/**
 * The screen at /upload_resource: turns the teacher's own texts into lessons. `?draft=` continues with a
 * stored text.
 */
export default function UploadResource() {
  const [params] = useSearchParams();
  const who = useSession((session) => session.who);
  const draftId = params.get('draft');
  return (
    <div className="mx-auto w-full max-w-350 px-4 pt-8 pb-36 sm:px-8 lg:pb-12">
      <div className="mb-6 max-w-3xl">
        <h1 className="text-3xl">
          <Trans>Bring your own text</Trans>
        </h1>
        <p className="mt-1 text-lg text-ink-2">
          <Trans>
            Lexiloom keeps every word of it, adds a translation, and weaves questions, games and
            sound from it.
          </Trans>
        </p>
      </div>
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (!shownFeatures(who).includes('uploadResource')) {
      return (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title={t`Uploading is not included in your plan`}
          action={
            <LinkButton href="/select_resources?new" variant="primary">
              <Trans>Describe a text</Trans>
            </LinkButton>
          }
        >
          <Trans>You can describe a text and have it written for your class.</Trans>
        </EmptyState>
      );
    }
    const userId = who?.id ?? '';
    if (draftId === null) return <UploadForm key="new" userId={userId} first={null} />;
    return <StoredUpload key={draftId} userId={userId} id={draftId} />;
  }
}

/** Continues with a draft that is already on the server. */
function StoredUpload({ userId, id }: { userId: string; id: string }) {
  const { data: resource, error, mutate } = useResource(id);
  if (error && !resource) {
    return (
      <EmptyState
        icon={<WifiOff size={28} />}
        title={t`Your text could not be loaded`}
        action={
          <Button variant="primary" onClick={() => void mutate()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    );
  }
  if (!resource) return <DashboardSkeleton />;
  if (resource.status !== 'draft' || !resource.draft.given) {
    return (
      <EmptyState
        title={t`This text is already a lesson`}
        action={
          <LinkButton href={`/review/${id}`}>
            <Trans>Review it</Trans>
          </LinkButton>
        }
      >
        <span dir="auto">{resource.title}</span>
      </EmptyState>
    );
  }
  const draft = Draft.parse(resource.draft);
  const first = { ...newUpload(id, id, null, draft), draft, id };
  return <UploadForm userId={userId} first={first} />;
}
