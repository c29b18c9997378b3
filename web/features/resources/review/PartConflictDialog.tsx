import type { Part, Resource } from '#contracts/resources/resource.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { differingItems } from './differing-items.ts';
import { PartPreview } from './PartPreview.tsx';
import { TwoVersionsDialog } from './TwoVersionsDialog.tsx';

interface PartConflictDialogProps {
  resource: Resource;
  part: QuestionType;
  /** What I was to store; null when closed. */
  mine: { content: unknown } | null;
  theirs: Part | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two tabs, or two colleagues, changed the same part: shows what differs and asks which shall stand. */
export function PartConflictDialog(props: PartConflictDialogProps) {
  const { resource, part, mine, theirs, onMine, onTheirs, onLater } = props;
  const making = theirs?.status === 'queued' || theirs?.status === 'running';
  const yours = mine && differingItems(mine.content, theirs?.content);
  const others = mine && differingItems(theirs?.content, mine.content);
  // Their order differs, or what nobody has written yet.
  const nothing = yours || others ? 'Not there' : 'The same items';
  return (
    <TwoVersionsDialog
      open={mine !== null}
      title="This part was changed somewhere else too"
      onMine={onMine}
      onTheirs={onTheirs}
      onLater={onLater}
    >
      <p className="mb-4 text-ink-2">
        Another tab or a colleague saved this part after you opened it. Nothing is lost until you
        choose. This is where the two differ:
      </p>
      <div className="flex flex-col gap-3">
        {[
          { name: 'Yours', content: yours, none: nothing },
          making
            ? { name: 'The other one', content: null, none: 'It is being regenerated' }
            : { name: 'The other one', content: others, none: nothing },
        ].map(({ name, content, none }) => (
          <section key={name} aria-label={name} className="rounded-control border border-line p-3">
            <p className="mb-2 text-sm font-semibold text-ink-2">{name}</p>
            {content ? (
              // What differs may be an answer.
              <AnswersOpenContext value={true}>
                <PartPreview resource={resource} part={part} content={content} />
              </AnswersOpenContext>
            ) : (
              <p className="text-ink-3">{none}</p>
            )}
          </section>
        ))}
      </div>
    </TwoVersionsDialog>
  );
}
