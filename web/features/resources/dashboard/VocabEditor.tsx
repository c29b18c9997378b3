import { ClipboardPaste, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { languageName } from '#language/language-name.ts';
import { maxVocabulary } from '#lessons/draft/check-draft.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { VocabLine } from './VocabLine.tsx';
import { editVocab, unevenPairs, type VocabEdit, type VocabRow } from './vocab-rows.ts';

// Few paste one, and it brings the reading of lists with it.
const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).default);

interface VocabEditorProps {
  rows: readonly VocabRow[];
  onRows: (rows: VocabRow[]) => void;
  from: string;
  to: string;
  /** Half-written lines are named once the teacher asked for the review. */
  showErrors: boolean;
}

const newKey = () => crypto.randomUUID();

/** The vocabulary list: two equal columns, as in a spreadsheet, and a way to paste one. */
export function VocabEditor({ rows, onRows, from, to, showErrors }: VocabEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The field to stand in after the list has changed: "key side".
  const wanted = useRef<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const uneven = showErrors ? new Set(unevenPairs(rows)) : new Set<string>();

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const field = list.current?.querySelector<HTMLElement>(`[data-vocab="${wanted.current}"]`);
    (field ?? addButton.current)?.focus();
    wanted.current = null;
  });

  const edit = (step: VocabEdit) => onRows(editVocab(rows, step));
  const add = (after: string | null) => {
    const key = newKey();
    wanted.current = `${key} target`;
    edit({ type: 'add', after, key });
  };
  const goOnFrom = (at: number) => {
    const next = rows[at + 1];
    if (!next) return add(null);
    list.current?.querySelector<HTMLElement>(`[data-vocab="${next.key} target"]`)?.focus();
  };

  return (
    <div data-tour="vocabulary">
      {rows.length > 0 && (
        <>
          <div
            aria-hidden="true"
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] border-b border-line pb-1.5 text-sm text-ink-2"
          >
            <span />
            <span className="px-2.5">{languageName(to)}</span>
            <span className="px-2.5">{languageName(from)}</span>
          </div>
          <ol ref={list} className="mb-3">
            {rows.map((row, at) => (
              <VocabLine
                key={row.key}
                row={row}
                number={at + 1}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                from={from}
                to={to}
                error={
                  uneven.has(row.key)
                    ? `Add the ${languageName(row.target.trim() ? from : to)} for word ${at + 1}.`
                    : undefined
                }
                edit={(step) => {
                  if (step.type === 'move') wanted.current = `${row.key} target`;
                  edit(step);
                }}
                onNext={() => goOnFrom(at)}
                onLeave={() => {
                  wanted.current = `${(rows[at - 1] ?? rows[at + 1])?.key} native`;
                }}
                onPasteLines={setPasted}
              />
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={addButton}
          size="small"
          disabled={rows.length >= maxVocabulary}
          onClick={() => add(null)}
        >
          <Plus size={16} aria-hidden="true" /> Add a word
        </Button>
        <Button size="small" disabled={rows.length >= maxVocabulary} onClick={() => setPasted('')}>
          <ClipboardPaste size={16} aria-hidden="true" /> Paste a list
        </Button>
      </div>
      {pasted !== null && (
        <PasteDialog
          firstText={pasted}
          from={from}
          to={to}
          room={maxVocabulary - rows.length}
          onClose={() => setPasted(null)}
          onTake={(pairs) => {
            const taken = pairs.map((pair) => ({ key: newKey(), ...pair }));
            wanted.current = `${taken[0]?.key} target`;
            setPasted(null);
            edit({ type: 'append', rows: taken });
          }}
        />
      )}
    </div>
  );
}
