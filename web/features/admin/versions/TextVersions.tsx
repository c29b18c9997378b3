import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { WordDiff } from './WordDiff.tsx';

/** A text that was live once. */
interface PublishedText {
  number: number;
  /** Such as "Version 3, as version 1 was". */
  name: string;
  text: string;
  /** The publisher; null if the account was deleted. */
  by: string | null;
  publishedAt: string;
}

interface TextVersionsProps {
  /** The name of the item that has these versions. */
  title: string;
  /** Newest first. */
  versions: readonly PublishedText[];
  /** The text that the code contains, as version 0. */
  builtIn: {
    name: string;
    about: string;
    text: string;
    /** The question before going back to it. */
    backLabel: string;
  };
  /** The text in the editor. */
  text: string;
  busy: boolean;
  /** Copies a text into the editor. */
  onTake: (text: string) => void;
  onRestore: (version: number) => Promise<unknown>;
}

const written = 'written';

/** Every text of an item that was ever live. Any two can be compared, and each has a button to restore it. */
export function TextVersions(props: TextVersionsProps) {
  const { title, versions, builtIn, text, busy, onTake, onRestore } = props;
  const { backLabel } = builtIn;
  const live = versions[0]?.number ?? 0;
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState(written);
  const [asking, setAsking] = useState<number | null>(null);
  const compared = useRef<HTMLHeadingElement>(null);
  const before = from ?? String(live);
  const textOf = (choice: string) =>
    choice === written
      ? text
      : (versions.find(({ number }) => String(number) === choice)?.text ?? builtIn.text);
  const options = [
    { value: written, label: 'Current text' },
    ...versions.map(({ number, name }) => ({ value: String(number), label: name })),
    { value: '0', label: builtIn.name },
  ];
  const entries = [
    ...versions.map(({ number, name, by, publishedAt }) => ({
      ...{ number, name },
      about: `${by ?? 'A deleted account'}, ${formatDateTime(publishedAt)}`,
    })),
    { number: 0, name: builtIn.name, about: builtIn.about },
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card flush>
        <ol aria-label="Versions">
          {entries.map(({ number, name, about }) => (
            <li key={number} className="border-b border-line px-5 py-3 last:border-b-0">
              <p className="font-semibold">
                {name}
                {number === live && <span className="font-normal text-ink-2"> · live now</span>}
              </p>
              <p className="text-sm text-ink-2">{about}</p>
              <div className="mt-1 flex flex-wrap gap-2">
                <Button
                  size="small"
                  className="min-h-11"
                  aria-label={`Compare: ${name}`}
                  onClick={() => {
                    setFrom(String(number));
                    setTo(number === live ? written : String(live));
                    // On a phone the comparison is below the list, so the focus moves to it.
                    compared.current?.focus();
                  }}
                >
                  Compare
                </Button>
                {number !== live && (
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
                      onClick={() => onTake(textOf(String(number)))}
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
          <WordDiff before={textOf(before)} after={textOf(to)} />
        </div>
      </section>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 0 ? backLabel : `Roll back to version ${asking}?`}
        confirmLabel="Roll back"
        busy={busy}
        onConfirm={() => {
          if (asking === null) return;
          void onRestore(asking).then(() => setAsking(null));
        }}
        onCancel={() => setAsking(null)}
      >
        “{title}” will use that wording again. It becomes version {(versions[0]?.number ?? 0) + 1}.
        Nothing is lost, and any draft is kept.
      </ConfirmDialog>
    </div>
  );
}
