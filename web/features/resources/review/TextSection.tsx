import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { Button } from '#ui/Button.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SentenceEditor } from './SentenceEditor.tsx';
import type { SentenceEdit } from './sentence-edits.ts';
import { useUnsavedEdits } from './unsaved-edits.ts';
import { useTextEdits } from './use-text-edits.ts';

interface TextSectionProps {
  resource: Resource;
  onStored: (resource: Resource) => void;
}

/** The finished text, sentence by sentence, in both languages, to be changed in place. */
export function TextSection({ resource, onStored }: TextSectionProps) {
  const text = useTextEdits(resource, onStored);
  const list = useRef<HTMLOListElement>(null);
  // The field to stand in after a sentence was added, split, moved or removed.
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
        <span className="px-2.5">{languageName(resource.to)}</span>
        <span className="px-2.5">{languageName(resource.from)}</span>
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
        <Plus size={16} aria-hidden="true" /> Add a sentence
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
  `${changes} ${changes === 1 ? 'sentence' : 'sentences'} changed`;

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
    case 'load':
      return null;
  }
}
