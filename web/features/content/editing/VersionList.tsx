import { History } from 'lucide-react';
import { useState } from 'react';
import type { EditedPage } from '#contracts/content/page.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';

interface VersionListProps {
  versions: EditedPage['versions'];
  /** True if restoring a version would overwrite unpublished changes. */
  unsaved: boolean;
  onRestore: (number: number) => Promise<void>;
}

/** Lists the published versions, newest first; each can be restored. */
export function VersionList({ versions, unsaved, onRestore }: VersionListProps) {
  const [asking, setAsking] = useState<number | null>(null);
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">Versions</h2>
      {versions.length === 0 && <p className="text-ink-2">Nothing has been published yet.</p>}
      {versions.length > 0 && (
        <Card flush>
          <ol>
            {versions.map(({ number, by, createdAt }, index) => (
              <li
                key={number}
                className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 last:border-b-0"
              >
                <div>
                  <p className="font-semibold">
                    Version {number}
                    {index === 0 && <span className="font-normal text-ink-3"> · the newest</span>}
                  </p>
                  <p className="text-sm text-ink-2">
                    {by ?? 'Included with Lexiloom'} · {formatDateTime(createdAt)}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={`Restore version ${number}`}
                  onClick={() => (unsaved ? setAsking(number) : void onRestore(number))}
                >
                  <History size={16} aria-hidden="true" /> Restore
                </Button>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={`Replace draft with version ${asking}?`}
        confirmLabel="Replace draft"
        danger
        onConfirm={() => {
          if (asking !== null) void onRestore(asking);
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      >
        Your unpublished changes would be lost.
      </ConfirmDialog>
    </section>
  );
}
