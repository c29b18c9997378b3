import { inLanguage } from '#web/in-language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { SentenceRow } from './sentence-edits.ts';

interface ConflictDialogProps {
  /** The sentences that both changed, mine and theirs; null when closed. */
  sentences: readonly { mine: SentenceRow | undefined; theirs: SentenceRow | undefined }[] | null;
  to: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two tabs, or two colleagues, changed the same sentences: shows both and asks which shall stand. */
export function ConflictDialog({ sentences, to, onMine, onTheirs, onLater }: ConflictDialogProps) {
  return (
    <Dialog
      open={sentences !== null}
      onClose={onLater}
      wide
      mustAnswer
      title="This text was changed somewhere else too"
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Look again first
          </Button>
          <Button onClick={onTheirs}>Use the other version</Button>
          <Button variant="primary" onClick={onMine}>
            Keep my version
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        Another tab or a colleague saved the text after you opened it. Nothing is lost until you
        choose.
      </p>
      <ul className="flex flex-col gap-3">
        {sentences?.map(({ mine, theirs }, at) => (
          <li
            key={mine?.key ?? theirs?.key ?? at}
            className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-2"
          >
            <Version name="Yours" row={mine} to={to} />
            <Version name="The other one" row={theirs} to={to} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Version({ name, row, to }: { name: string; row: SentenceRow | undefined; to: string }) {
  return (
    <div>
      <p className="text-sm font-semibold text-ink-2">{name}</p>
      {row ? (
        <p {...inLanguage(to)} className="font-text text-target">
          {row.target}
        </p>
      ) : (
        <p className="text-ink-3">Removed</p>
      )}
    </div>
  );
}
