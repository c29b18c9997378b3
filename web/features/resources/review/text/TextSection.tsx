import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { Button } from '#ui/Button.tsx';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { SaveBar } from '../SaveBar.tsx';
import { markDifference, TwoVersionsDialog } from '../TwoVersionsDialog.tsx';
import { useUnsavedEdits } from '../unsaved-edits.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import type { SentenceEdit, SentenceRow } from './sentence-edits.ts';
import { useTextEdits } from './use-text-edits.ts';

interface TextSectionProps {
  resource: Resource;
  onStored: (resource: Resource) => void;
}

/** The finished text, sentence by sentence in both languages, edited in place. */
export function TextSection({ resource, onStored }: TextSectionProps) {
  const text = useTextEdits(resource, onStored);
  const list = useRef<HTMLOListElement>(null);
  // The field to focus after a sentence was added, split, moved or removed.
  const wanted = useRef<string | null>(null);
  useUnsavedEdits('text', text.dirty ? text.save : null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sentence="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  const edit = (step: SentenceEdit) => {
    wanted.current = focusAfter(
      step,
      text.rows.map((row) => row.key),
    );
    text.edit(step);
  };
  const hasSpeakers = resource.textType === 'dialogue2' || resource.textType === 'dialogue3';
  const speakers = hasSpeakers
    ? [...new Set(text.rows.flatMap((row) => (row.speaker ? [row.speaker] : [])))]
    : [];

  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] border-b border-line pb-1.5 text-sm text-ink-2 sm:grid"
      >
        <span />
        <span className="px-2.5">{nameOfLanguage(resource.to)}</span>
        <span className="px-2.5">{nameOfLanguage(resource.from)}</span>
      </div>
      <ol ref={list}>
        {text.rows.map((row, at) => (
          <SentenceEditor
            key={text.elementKey(row)}
            row={row}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === text.rows.length - 1}
            from={resource.from}
            to={resource.to}
            speakers={speakers}
            problem={text.problems.find(({ key }) => key === row.key)}
            edit={edit}
          />
        ))}
      </ol>
      {speakers.length > 0 && (
        <datalist id="speakers">
          {speakers.map((speaker) => (
            <option key={speaker} value={speaker} />
          ))}
        </datalist>
      )}
      <Button
        size="small"
        className="mt-3"
        onClick={() =>
          edit({ type: 'add', after: text.rows.at(-1)?.key ?? null, key: crypto.randomUUID() })
        }
      >
        <Plus size={16} aria-hidden="true" /> <Trans>Add a sentence</Trans>
      </Button>
      <SaveBar
        changes={text.dirty ? countWords(text.changes) : null}
        saving={text.saving}
        failure={text.failure}
        onSave={() => void text.save()}
        onDiscard={text.discard}
      />
      <ConflictDialog
        keys={text.conflict?.keys ?? null}
        mine={text.rows}
        theirs={text.conflict?.theirs.rows ?? []}
        from={resource.from}
        to={resource.to}
        onMine={() => void text.keepMine()}
        onTheirs={text.takeTheirs}
        onLater={text.postpone}
      />
    </div>
  );
}

const countWords = (changes: number) =>
  plural(changes, { one: '# sentence changed', other: '# sentences changed' });

function focusAfter(step: SentenceEdit, keys: readonly string[]): string | null {
  switch (step.type) {
    case 'add':
      return `${step.key} target`;
    case 'split':
      return `${step.newKey} target`;
    case 'join':
    case 'move':
      return `${step.key} target`;
    case 'remove': {
      const at = keys.indexOf(step.key);
      const neighbour = keys[at + 1] ?? keys[at - 1];
      return neighbour ? `${neighbour} target` : null;
    }
    case 'change':
      return null;
  }
}

interface ConflictDialogProps {
  /** Keys of the sentences changed on both sides; null if the dialog is closed. */
  keys: readonly string[] | null;
  mine: readonly SentenceRow[];
  theirs: readonly SentenceRow[];
  from: string;
  to: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/**
 * Shown when two tabs or two colleagues changed the same sentences: shows both versions and asks which
 * version to keep.
 */
function ConflictDialog(props: ConflictDialogProps) {
  const { keys, mine, theirs, from, to, onMine, onTheirs, onLater } = props;
  return (
    <TwoVersionsDialog
      open={keys !== null}
      title={t`This text was changed somewhere else too`}
      onMine={onMine}
      onTheirs={onTheirs}
      onLater={onLater}
    >
      <p className="mb-4 text-ink-2">
        <Trans>
          Another tab or a colleague saved the text after you opened it. Choose a version wherever
          you both made changes; all other changes are kept, yours and theirs.
        </Trans>
      </p>
      <ConflictList keys={keys ?? []} mine={mine} theirs={theirs} from={from} to={to} />
    </TwoVersionsDialog>
  );
}

type ConflictListProps = Pick<ConflictDialogProps, 'mine' | 'theirs' | 'from' | 'to'> & {
  keys: readonly string[];
};

/** Both versions of each sentence side by side, with the differences highlighted. */
export function ConflictList({ keys, mine, theirs, from, to }: ConflictListProps) {
  const languages = { from, to };
  return (
    <ul className="flex flex-col gap-3">
      {keys.map((key) => (
        <li key={key} className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-2">
          <Version
            name={t({ message: 'Yours', context: 'your version' })}
            of={key}
            rows={mine}
            others={theirs}
            {...languages}
          />
          <Version
            name={t`The other version`}
            of={key}
            rows={theirs}
            others={mine}
            {...languages}
          />
        </li>
      ))}
    </ul>
  );
}

interface VersionProps {
  name: string;
  of: string;
  rows: readonly SentenceRow[];
  others: readonly SentenceRow[];
  from: string;
  to: string;
}

function Version({ name, of, rows, others, from, to }: VersionProps) {
  const at = rows.findIndex(({ key }) => key === of);
  const row = rows[at];
  const other = others.find(({ key }) => key === of);
  const speaker = row?.speaker ?? '';
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-semibold text-ink-2">
        {row ? t`${name}, sentence ${{ number: at + 1 }}` : name}
      </p>
      {row ? (
        <>
          {(speaker || other?.speaker) && (
            <p lang={inLanguage(to).lang} dir="auto" className="text-sm font-semibold text-ink-2">
              {other && (other.speaker ?? '') !== speaker ? <Mark>{speaker || '–'}</Mark> : speaker}
            </p>
          )}
          <Side text={row.target} other={other?.target} code={to} className="text-target" />
          <Side text={row.native} other={other?.native} code={from} className="text-native" />
        </>
      ) : (
        <p className="text-ink-3">
          <Trans>Not in this version</Trans>
        </p>
      )}
    </div>
  );
}

interface SideProps {
  text: string;
  /** The text of the other version. If absent, nothing is highlighted. */
  other: string | undefined;
  code: string;
  className: string;
}

function Side({ text, other, code, className }: SideProps) {
  const { start, differs, end } = markDifference(code, text, other ?? text);
  return (
    <p {...inLanguage(code)} className={`font-text ${className}`}>
      {start}
      {differs && <Mark>{differs}</Mark>}
      {end}
    </p>
  );
}

/** Highlights a difference with weight and underline, so that it does not depend on colour alone. */
function Mark({ children }: { children: string }) {
  return (
    <mark className="bg-transparent font-bold text-inherit underline decoration-2 underline-offset-[0.25em]">
      {children}
    </mark>
  );
}
