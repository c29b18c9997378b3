import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { jobPartTitle } from '#contracts/admin/job-parts.ts';
import type { ResourceRecord } from '#contracts/admin/resource-record.ts';
import { languageOf } from '#language/languages.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { formatCost } from '../format-cost.ts';
import { reasonWords } from '../reason-words.ts';
import { partStatus, resourceStatus } from '../status-words.ts';

type Part = ResourceRecord['parts'][number];
type Call = ResourceRecord['calls'][number];

const partColumns: readonly TableColumn<Part>[] = [
  { id: 'part', title: 'Part', rowHeader: true, cell: ({ part }) => jobPartTitle(part) },
  {
    id: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status, edited }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={status === 'failed' ? 'bad' : 'neutral'}>{partStatus(status)}</Badge>
        {edited && <Badge>Edited by hand</Badge>}
      </span>
    ),
  },
  { id: 'made', title: 'Made', cell: ({ generation }) => `${generation} ×` },
  {
    id: 'problem',
    title: 'Problem',
    className: 'min-w-72',
    cell: ({ problem }) => problem ?? '–',
  },
  {
    id: 'updated',
    title: 'Changed',
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];
const callColumns: readonly TableColumn<Call>[] = [
  {
    id: 'when',
    title: 'When',
    rowHeader: true,
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { id: 'part', title: 'Part', cell: ({ part }) => jobPartTitle(part) },
  { id: 'model', title: 'Model', cell: ({ model }) => model },
  {
    id: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) =>
      outcome === 'ok' ? 'Answered' : <Badge tone="bad">{reasonWords(outcome)}</Badge>,
  },
  { id: 'tokens', title: 'Tokens', cell: ({ totalTokens }) => totalTokens.toLocaleString('en-GB') },
  { id: 'cost', title: 'Cost', cell: ({ costMicros }) => formatCost(costMicros) },
  {
    id: 'time',
    title: 'Took',
    cell: ({ milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s`,
  },
];

/** The screen at /user_sub/resource/{id}: how a user's resource was generated, with every part and call. */
export default function UserResource() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useRequest(
    `/v1/admin/resources/${encodeURIComponent(id)}`,
    (path) => http.get<ResourceRecord>(path),
  );
  useFonts(data?.to, data?.from);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {!data && (
        <NotLoadedYet
          loading="Loading the resource"
          title="The resource could not be loaded"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            title: 'The resource could not be found',
            text: 'It may have been deleted.',
            action: <LinkButton href="/user_list">All users</LinkButton>,
          }}
        />
      )}
      {data && (
        <>
          <a
            href={`/user_sub?id=${encodeURIComponent(data.owner.id)}`}
            className="mb-4 inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            <bdi>{data.owner.fullName}</bdi>
          </a>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="text-3xl break-words">
                <bdi lang={data.to}>{data.title || 'Untitled'}</bdi>
              </h1>
              <p className="mt-1 text-ink-2">
                {languageOf(data.to).name} for {languageOf(data.from).name} speakers,{' '}
                {nameOfAudience(data.audience)},{' '}
                {data.visibility === 'PUBLIC' ? 'public' : 'private'},{' '}
                {resourceStatus(data.status).toLowerCase()}, {formatDateTime(data.createdAt)}
              </p>
            </div>
            {data.removedAt ? (
              <Badge>Removed {formatDateTime(data.removedAt)}</Badge>
            ) : (
              <LinkButton href={`/text_translation/${data.id}`} variant="primary">
                Open the resource
              </LinkButton>
            )}
          </div>
          <h2 className="mb-3 text-xl">Parts</h2>
          <Card flush>
            <Table
              label="Parts"
              columns={partColumns}
              rows={data.parts}
              rowId={({ part }) => part}
              empty={<p className="p-5 text-ink-2">It has no parts.</p>}
            />
          </Card>
          <h2 className="mt-8 mb-3 text-xl">AI calls</h2>
          <Card flush>
            <Table
              label="AI calls"
              columns={callColumns}
              rows={data.calls}
              rowId={(call) => call.id}
              empty={<p className="p-5 text-ink-2">No AI was used for it.</p>}
            />
          </Card>
        </>
      )}
    </div>
  );
}
