import { inLanguage } from '#web/app/format/in-language.ts';
import { markDifference } from './mark-difference.ts';
import type { SentenceRow } from './sentence-edits.ts';
import { TwoVersionsDialog } from './TwoVersionsDialog.tsx';

interface ConflictDialogProps {
  /** The sentences that both changed, by key; null when closed. */
  keys: readonly string[] | null;
  mine: readonly SentenceRow[];
  theirs: readonly SentenceRow[];
  from: string;
  to: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two tabs, or two colleagues, changed the same sentences: shows both and asks which shall stand. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { keys, mine, theirs, from, to, onMine, onTheirs, onLater } = props;
  return (
    <TwoVersionsDialog
      open={keys !== null}
      title="This text was changed somewhere else too"
      onMine={onMine}
      onTheirs={onTheirs}
      onLater={onLater}
    >
      <p className="mb-4 text-ink-2">
        Another tab or a colleague saved the text after you opened it. Choose for what you both
        changed; all other changes are kept, yours and theirs.
      </p>
      <ConflictList keys={keys ?? []} mine={mine} theirs={theirs} from={from} to={to} />
    </TwoVersionsDialog>
  );
}

type ConflictListProps = Pick<ConflictDialogProps, 'mine' | 'theirs' | 'from' | 'to'> & {
  keys: readonly string[];
};

/** Both versions of each sentence beside each other, with what differs marked. */
export function ConflictList({ keys, mine, theirs, from, to }: ConflictListProps) {
  const languages = { from, to };
  return (
    <ul className="flex flex-col gap-3">
      {keys.map((key) => (
        <li key={key} className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-2">
          <Version name="Yours" of={key} rows={mine} others={theirs} {...languages} />
          <Version name="The other one" of={key} rows={theirs} others={mine} {...languages} />
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
        {name}
        {row && `, sentence ${at + 1}`}
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
        <p className="text-ink-3">Not in this version</p>
      )}
    </div>
  );
}

interface SideProps {
  text: string;
  /** Nothing is marked where there is no other. */
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

/** Marked by weight and underline: not by colour alone. */
function Mark({ children }: { children: string }) {
  return (
    <mark className="bg-transparent font-bold text-inherit underline decoration-2 underline-offset-[0.25em]">
      {children}
    </mark>
  );
}
