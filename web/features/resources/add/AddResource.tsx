import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { User } from '#contracts/access/user.ts';
import { userLocale } from '#web/app/format/format.ts';
import '../resources.css';
import { ClipboardPlus, PencilLine } from 'lucide-react';
import type { Feature } from '#contracts/access/features.ts';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { useUser } from '#web/app/session/use-user.ts';
import { hrefInto } from '../file-new-resource.ts';
import { WayCard, WayPicture } from './WayCard.tsx';

/**
 * The screen at /add_resource: shows three ways to create a lesson, their requirements, and which ones the
 * plan includes.
 */
export default function AddResource() {
  const who = useSession((session) => session.who);
  const included = shownFeatures(who);
  const [params] = useSearchParams();
  const folderId = params.get('folder');
  const { data: me } = useUser();
  const { data: draft } = useRequest(
    '/v1/resources/latest-draft',
    (path) => http.get<Resource | null>(path),
    { shouldRetryOnError: true },
  );
  const plan = (feature: Feature, words: string) => {
    const missing = !included.includes(feature);
    const featureName = i18n._(featureWords[feature]);
    return { missing, words: missing ? t`“${featureName}” is not in your plan` : words };
  };
  const several = included.includes('simultaneousUploads');

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-3xl">
          <h1 className="text-3xl">
            <Trans>Add a resource</Trans>
          </h1>
          <p className="mt-1 text-lg text-ink-2">
            <Trans>
              Three ways to make a lesson. Each gives you the same activities, and you check
              everything before your class sees it.
            </Trans>
          </p>
        </div>
        {me && (
          <Badge>
            <Trans>
              Your plan: {{ plan: planWords(me.subscription, who?.accessType === 'UNLIMITED') }}
            </Trans>
          </Badge>
        )}
      </div>
      <div className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        <WayCard
          title={t`Write with AI`}
          lead={t`Describe what your class should read, and it is written at their level.`}
          needs={[
            t`A topic, in a sentence or two`,
            t`The level, the length and the tenses`,
            t`Words that must be in it, if you like`,
          ]}
          gives={t`A new text of 50 to 500 words in both languages, with questions, vocabulary and sound.`}
          picture={<WayPicture way="write" />}
          href={hrefInto('/select_resources?new', folderId)}
          action={t`Describe a text`}
          primary
          plan={plan('createResources', t`In your plan`)}
        />
        <WayCard
          title={t`Upload your own text`}
          lead={t`A text you already use, kept word for word.`}
          needs={[
            t`The text: pasted in, or as a .txt or Word file`,
            t`Its translation, if you have one`,
            t`You can add your own recording or pictures later`,
          ]}
          gives={t`Your text, up to 600 words, with a translation, questions, vocabulary and sound.`}
          picture={<WayPicture way="upload" />}
          href={hrefInto('/upload_resource', folderId)}
          action={t`Bring a text`}
          plan={plan(
            'uploadResource',
            several
              ? t`In your plan, up to ten texts at once`
              : t`In your plan, one text at a time`,
          )}
        />
        <WayCard
          title={t`Copy a public resource`}
          lead={t`Take a resource another teacher has shared, and make it your own.`}
          needs={[
            t`A few minutes to look through the public resources`,
            t`Any changes you’d like to make`,
          ]}
          gives={t`Your own copy of the text and everything made from it. The original doesn’t change.`}
          picture={<WayPicture way="copy" />}
          href="/public_resources"
          action={t`Browse resources`}
          plan={plan('createResources', t`In your plan`)}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card px-5 py-4 sm:px-6">
        <p className="min-w-0">
          <span className="block font-semibold">
            <Trans>Already have a lesson?</Trans>
          </span>
          <span className="block text-sm text-ink-2">
            <Trans>
              Set homework from one of your own lessons or a public one. Most of it is marked
              automatically.
            </Trans>
          </span>
        </p>
        <LinkButton href="/create-homework">
          <ClipboardPlus size={18} aria-hidden="true" /> <Trans>Set as homework</Trans>
        </LinkButton>
      </div>
      {draft && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card px-5 py-4 sm:px-6">
          <p className="min-w-0">
            <span className="block text-sm text-ink-2">
              <Trans>You’ve started a text</Trans>
            </span>
            <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
              {draft.title || t`Untitled`}
            </span>
          </p>
          <LinkButton href={`/select_resources?draft=${draft.id}`}>
            <PencilLine size={18} aria-hidden="true" /> <Trans>Continue</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  );
}

const day = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );

/**
 * The teacher's plan in a few words: its name and its end date, if there is one. `unlimited` is true for an
 * account with all features but no plan.
 */
export function planWords(subscription: User['subscription'], unlimited = false): string {
  if (unlimited && !subscription) return t`everything included`;
  if (!subscription) return t`No plan yet`;
  const { plan, status, endsAt } = subscription;
  const name = nameOfPlan(plan);
  if (status === 'expired') return t`${name}: ended`;
  if (status === 'canceled') return t`${name}: canceled`;
  if (status !== 'active') return `${name}: ${status}`;
  return endsAt ? t`${name}, until ${{ day: day(endsAt) }}` : name;
}
