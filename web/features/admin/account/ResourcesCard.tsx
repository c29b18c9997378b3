import { Link } from 'react-router-dom';
import { shownResources, type UserAccount } from '#contracts/admin/user-account.ts';
import { languageOf } from '#language/languages.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { resourceStatus } from './status-words.ts';

/** The newest resources of an account; each opens as the admin sees it. */
export function ResourcesCard({ account }: { account: UserAccount }) {
  const { resources, counts } = account;
  return (
    <Card>
      <h2 className="text-xl">Resources</h2>
      {resources.length === 0 && <p className="mt-2 text-ink-2">None yet.</p>}
      {counts.resources > shownResources && (
        <p className="text-sm text-ink-2">
          The newest {shownResources} of {counts.resources}.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {resources.map((resource) => (
          <li
            key={resource.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <Link to={`/user_sub/resource/${resource.id}`} className="font-semibold">
                <bdi lang={resource.to}>{resource.title || 'Untitled'}</bdi>
              </Link>
              <p className="text-sm text-ink-2">
                {languageOf(resource.to).name} for {languageOf(resource.from).name} speakers,{' '}
                {formatDay(resource.createdAt)}
              </p>
            </div>
            <span className="flex gap-1.5">
              {resource.status !== 'final' && <Badge>{resourceStatus(resource.status)}</Badge>}
              <Badge>{resource.visibility === 'PUBLIC' ? 'Public' : 'Private'}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
