import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ClipboardPaste, MoreHorizontal, Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { maxVocabulary } from '#lessons/draft/check-draft.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Menu } from '#ui/Menu.tsx';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { editVocab, unevenPairs, type VocabEdit, type VocabRow } from './vocab-rows.ts';

// Loaded lazily, because few teachers paste a list and the dialog includes the list parser.
const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).default);

interface VocabEditorProps {
  rows: readonly VocabRow[];
  onRows: (rows: VocabRow[]) => void;
  from: string;
  to: string;
  /**
   * True if incomplete rows are flagged. This starts when the teacher first tries to continue to the review.
   */
  showErrors: boolean;
}

const newKey = () => crypto.randomUUID();

/** The vocabulary list: two equal columns, as in a spreadsheet, and a button for pasting a list. */
export function VocabEditor({ rows, onRows, from, to, showErrors }: VocabEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The field to focus after the list has changed, as "key side": the row's key and the field's side.
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
            <span className="px-2.5">{nameOfLanguage(to)}</span>
            <span className="px-2.5">{nameOfLanguage(from)}</span>
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
                    ? t`Add the ${{ language: nameOfLanguage(row.target.trim() ? from : to) }} for word ${{ number: at + 1 }}.`
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
          <Plus size={16} aria-hidden="true" /> <Trans>Add a word</Trans>
        </Button>
        <Button size="small" disabled={rows.length >= maxVocabulary} onClick={() => setPasted('')}>
          <ClipboardPaste size={16} aria-hidden="true" /> <Trans>Paste a list</Trans>
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

interface VocabLineProps {
  row: VocabRow;
  /** The row number, counted from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  from: string;
  to: string;
  /** The row's error if only one side is filled in. */
  error: string | undefined;
  edit: (edit: VocabEdit) => void;
  /** Called when Enter is pressed in the last field: adds a row. */
  onNext: () => void;
  onLeave: () => void;
  onPasteLines: (text: string) => void;
}

/**
 * One pair of the vocabulary list. Enter moves to the next field, Alt with an arrow moves the row, Backspace
 * in an empty row removes it.
 */
function VocabLine(props: VocabLineProps) {
  const { row, number, isFirst, isLast, from, to, error, edit, onNext, onLeave, onPasteLines } =
    props;
  const empty = !row.target && !row.native;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      edit({ type: 'move', key: row.key, by: event.key === 'ArrowUp' ? -1 : 1 });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    } else if (event.key === 'Backspace' && empty) {
      event.preventDefault();
      onLeave();
      edit({ type: 'remove', key: row.key });
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteLines(text);
  };

  const field = (side: 'target' | 'native', label: string, code: string) => (
    <input
      {...inLanguage(code)}
      aria-label={label}
      aria-invalid={error && !row[side].trim() ? true : undefined}
      aria-describedby={error ? `vocab-error-${row.key}` : undefined}
      data-vocab={`${row.key} ${side}`}
      value={row[side]}
      maxLength={120}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) =>
        edit({ type: 'change', key: row.key, side, value: event.currentTarget.value })
      }
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className={classNames(
        'min-h-11 w-full min-w-0 rounded-small border border-transparent bg-transparent px-2.5 font-semibold transition-colors hover:border-edge focus:bg-raised aria-invalid:border-bad',
        side === 'target' ? 'text-target' : 'text-native',
      )}
    />
  );

  return (
    <li className="border-b border-line last:border-b-0">
      <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center">
        <span aria-hidden="true" className="text-sm text-ink-3">
          {number}
        </span>
        {field('target', t`Word ${number}, target language`, to)}
        {field('native', t`Word ${number}, native language`, from)}
        <Menu
          label={t`Word ${number}: move or remove`}
          button={<MoreHorizontal size={18} aria-hidden="true" />}
          actions={[
            {
              id: 'up',
              label: t`Move up`,
              icon: <ArrowUp size={16} />,
              disabled: isFirst,
              onAct: () => edit({ type: 'move', key: row.key, by: -1 }),
            },
            {
              id: 'down',
              label: t`Move down`,
              icon: <ArrowDown size={16} />,
              disabled: isLast,
              onAct: () => edit({ type: 'move', key: row.key, by: 1 }),
            },
            {
              id: 'remove',
              label: t`Remove`,
              icon: <Trash2 size={16} />,
              danger: true,
              onAct: () => {
                onLeave();
                edit({ type: 'remove', key: row.key });
              },
            },
          ]}
        />
      </div>
      {error && (
        <p id={`vocab-error-${row.key}`} className="pb-2 ps-7 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </li>
  );
}
