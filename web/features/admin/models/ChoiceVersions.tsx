import { useState } from 'react';
import type { ModelChoice } from '#contracts/ai-models/ai-model.ts';
import type { DutyRecord } from '#contracts/ai-models/model-record.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { choiceWords, problemOf } from './choice.ts';

interface ChoiceVersionsProps {
  record: DutyRecord;
  busy: boolean;
  onRestore: (choice: ModelChoice | null) => Promise<unknown>;
}

interface Entry {
  key: string;
  choice: ModelChoice | null;
  name: string;
  about: string;
  isLive: boolean;
}

/** Every choice that was ever live, each with a button to restore it. */
export function ChoiceVersions({ record, busy, onRestore }: ChoiceVersionsProps) {
  const { duty: line, models, versions } = record;
  const [asking, setAsking] = useState<Entry | null>(null);
  const newest = versions.find(({ baseUrl }) => baseUrl === line.baseUrl);
  const entries: Entry[] = [
    ...versions.map(({ version, choice, by, publishedAt, baseUrl }) => ({
      key: String(version),
      choice,
      name: choiceWords(choice),
      about: [
        `Version ${version} by ${by ?? 'a deleted account'}, ${formatDateTime(publishedAt)}`,
        ...(baseUrl === line.baseUrl ? [] : [`for ${baseUrl}`]),
      ].join(' · '),
      isLive: version === newest?.version,
    })),
    {
      key: '0',
      choice: null,
      name: choiceWords(null),
      about: `No admin’s choice (${line.setting})`,
      isLive: newest === undefined,
    },
  ];
  return (
    <>
      <Card flush className="max-w-3xl">
        <ol aria-label="Choices so far">
          {entries.map((entry) => {
            const problem = entry.choice && problemOf(line.duty, entry.choice, models);
            return (
              <li
                key={entry.key}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1 basis-60">
                  <p className="font-semibold wrap-anywhere">
                    {entry.name}
                    {entry.isLive && <span className="font-normal text-ink-2"> · live now</span>}
                  </p>
                  <p className="text-sm text-ink-2 wrap-anywhere">{entry.about}</p>
                  {problem && <p className="text-sm text-bad">{problem}</p>}
                </div>
                {!entry.isLive && (
                  <Button
                    size="small"
                    className="min-h-11"
                    disabled={problem !== null}
                    aria-label={`Use again: ${entry.name}`}
                    onClick={() => setAsking(entry)}
                  >
                    {' '}
                    Use again{' '}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      </Card>
      <ConfirmDialog
        open={asking !== null}
        title="Use this choice again?"
        confirmLabel="Use again"
        busy={busy}
        onConfirm={() => {
          if (asking) void onRestore(asking.choice).then(() => setAsking(null));
        }}
        onCancel={() => setAsking(null)}
      >
        {asking?.name} will be live again within half a minute. It is added to the list as a new
        choice; nothing is lost.
      </ConfirmDialog>
    </>
  );
}
