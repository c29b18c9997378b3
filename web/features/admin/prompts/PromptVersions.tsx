import { useRef, useState } from 'react';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { prompts } from '#lessons/prompts/prompts.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { liveWording, versionName, wordingOf } from './live-wording.ts';
import { PromptDiff } from './PromptDiff.tsx';

interface PromptVersionsProps {
  record: PromptRecord;
  /** The text in the editor. */
  template: string;
  busy: boolean;
  /** Copies a wording into the editor. */
  onTake: (template: string) => void;
  onRestore: (version: number) => Promise<unknown>;
}

const written = 'written';

/** Every wording that was ever live. Any two can be compared, and each has a button to restore it. */
export function PromptVersions(props: PromptVersionsProps) {
  const { record, template, busy, onTake, onRestore } = props;
  const { key, versions } = record;
  const live = liveWording(record);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState(written);
  const [asking, setAsking] = useState<number | null>(null);
  const compared = useRef<HTMLHeadingElement>(null);
  const before = from ?? String(live.version);
  const wording = (choice: string) =>
    choice === written
      ? template
      : wordingOf(
          key,
          versions.find(({ version }) => String(version) === choice),
        );
  const options = [
    { value: written, label: 'Current text' },
    ...versions.map((version) => ({ value: String(version.version), label: versionName(version) })),
    { value: '0', label: 'Default wording' },
  ];
  const entries = [
    ...versions.map((version) => ({
      number: version.version,
      name: versionName(version),
      about: `${version.by ?? 'A deleted account'}, ${formatDateTime(version.publishedAt)}`,
    })),
    { number: 0, name: 'Default wording', about: 'Included with Lexiloom' },
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card flush>
        <ol aria-label="Versions">
          {entries.map(({ number, name, about }) => (
            <li key={number} className="border-b border-line px-5 py-3 last:border-b-0">
              <p className="font-semibold">
                {name}
                {number === live.version && (
                  <span className="font-normal text-ink-2"> · live now</span>
                )}
              </p>
              <p className="text-sm text-ink-2">{about}</p>
              <div className="mt-1 flex flex-wrap gap-2">
                <Button
                  size="small"
                  className="min-h-11"
                  aria-label={`Compare: ${name}`}
                  onClick={() => {
                    setFrom(String(number));
                    setTo(number === live.version ? written : String(live.version));
                    // On a phone the comparison is below the list, so the focus moves to it.
                    compared.current?.focus();
                  }}
                >
                  Compare
                </Button>
                {number !== live.version && (
                  <>
                    <Button
                      size="small"
                      className="min-h-11"
                      aria-label={`Roll back: ${name}`}
                      onClick={() => setAsking(number)}
                    >
                      Roll back
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      className="min-h-11"
                      aria-label={`Edit: ${name}`}
                      onClick={() => onTake(wording(String(number)))}
                    >
                      {' '}
                      Edit{' '}
                    </Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <section aria-labelledby="compared" className="min-w-0">
        <h2 id="compared" ref={compared} tabIndex={-1} className="mb-3 text-lg outline-none">
          What changed
        </h2>
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <NativeSelect
            label="From"
            value={before}
            options={options}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <NativeSelect
            label="To"
            value={to}
            options={options}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <div aria-live="polite">
          <PromptDiff before={wording(before)} after={wording(to)} />
        </div>
      </section>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 0 ? 'Go back to the default wording?' : `Roll back to version ${asking}?`}
        confirmLabel="Roll back"
        busy={busy}
        onConfirm={() => {
          if (asking === null) return;
          void onRestore(asking).then(() => setAsking(null));
        }}
        onCancel={() => setAsking(null)}
      >
        “{prompts[key].title}” will use that wording again. It becomes version{' '}
        {(versions[0]?.version ?? 0) + 1}. Nothing is lost, and any draft is kept.
      </ConfirmDialog>
    </div>
  );
}
