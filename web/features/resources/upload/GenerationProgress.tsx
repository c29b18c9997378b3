import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight, Check, FileText, PencilLine, RotateCcw, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { nameOf, parseUpload, type Upload } from './upload.ts';

interface GenerationProgressProps {
  uploads: readonly Upload[];
  onTryAgain: (key: string) => void;
  /** Returns to the text for editing. */
  onChange: (key: string) => void;
  /** Called after all lessons are complete. Clears the page for more texts. */
  onMore: () => void;
}

/** Shows the progress of each text that is being made into a lesson, and a link to each lesson. */
export function GenerationProgress({
  uploads,
  onTryAgain,
  onChange,
  onMore,
}: GenerationProgressProps) {
  const ready = uploads.filter(({ phase }) => phase === 'ready').length;
  const failed = uploads.filter(({ phase }) => phase === 'failed').length;
  const ended = ready + failed === uploads.length;
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-4">
        <h2 className="text-xl" role="status">
          {ended && failed === 0
            ? plural(ready, {
                one: 'The lesson is ready',
                other: 'All # lessons are ready',
              })
            : plural(
                { total: uploads.length },
                {
                  one: `${ready} of # lesson is ready`,
                  other: `${ready} of # lessons are ready`,
                },
              )}
        </h2>
        {ended && (
          <Button onClick={onMore}>
            <Trans>Add more texts</Trans>
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload, at) => {
          const name = nameOf(upload, at);
          return (
            <li
              key={upload.key}
              className="grid items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p dir="auto" className="flex items-start gap-2 font-semibold wrap-anywhere">
                  <FileText size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-target" />
                  <span className="line-clamp-2">{name}</span>
                </p>
                <Standing upload={upload} name={name} />
              </div>
              <div className="flex flex-wrap items-center gap-3 md:justify-end">
                {upload.phase === 'ready' && (
                  <>
                    <Badge tone="ok" icon={<Check size={16} aria-hidden="true" />}>
                      <Trans>Text ready</Trans>
                    </Badge>
                    <LinkButton
                      href={`/review/${upload.id}`}
                      variant="primary"
                      size="small"
                      aria-label={t`Review: ${name}`}
                    >
                      <Trans context="a button">Review</Trans>{' '}
                      <ArrowRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
                    </LinkButton>
                  </>
                )}
                {upload.phase === 'failed' && (
                  <>
                    <Button
                      size="small"
                      aria-label={t`Change: ${name}`}
                      onClick={() => onChange(upload.key)}
                    >
                      <PencilLine size={16} aria-hidden="true" /> <Trans>Change</Trans>
                    </Button>
                    <Button
                      size="small"
                      variant="primary"
                      aria-label={t`Try again: ${name}`}
                      onClick={() => onTryAgain(upload.key)}
                    >
                      <RotateCcw size={16} aria-hidden="true" /> <Trans>Try again</Trans>
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Standing({ upload, name }: { upload: Upload; name: string }) {
  if (upload.phase === 'failed') {
    return (
      <p role="alert" className="mt-1.5 flex gap-1.5 text-sm font-semibold text-bad">
        <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {upload.message}
      </p>
    );
  }
  if (upload.phase === 'ready') {
    return (
      <p className="mt-1 text-sm text-ink-2">
        <Plural
          value={{ count: upload.sentences }}
          one="# sentence. Its questions and sound are being generated."
          other="# sentences. Its questions and sound are being generated."
        />
      </p>
    );
  }
  const all = parseUpload(upload.draft).rows.length;
  return (
    <div className="mt-2">
      <p className="mb-1.5 flex items-center gap-2 text-sm text-ink-2">
        <Spinner small />
        {upload.phase === 'writing'
          ? plural(all, {
              one: `${{ ready: upload.sentences }} of # sentence`,
              other: `${{ ready: upload.sentences }} of # sentences`,
            })
          : t({ message: 'Waiting', context: 'state of a part of a resource' })}
      </p>
      <progress
        aria-label={t`How much of ${name} is ready`}
        className="block h-1.5 w-full"
        max={Math.max(1, all)}
        value={upload.sentences}
      />
    </div>
  );
}
