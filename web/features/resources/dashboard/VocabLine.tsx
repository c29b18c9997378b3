import { ArrowDown, ArrowUp, MoreHorizontal, Trash2 } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/Menu.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { VocabEdit, VocabRow } from './vocab-rows.ts';

interface VocabLineProps {
  row: VocabRow;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  from: string;
  to: string;
  /** The message at this line, when only one side is written. */
  error: string | undefined;
  edit: (edit: VocabEdit) => void;
  /** Enter on the last field: on to a new line. */
  onNext: () => void;
  onLeave: () => void;
  onPasteLines: (text: string) => void;
}

/** One pair of the vocabulary list. Enter goes on, Alt with an arrow moves it, Backspace in an empty one removes it. */
export function VocabLine(props: VocabLineProps) {
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

  const field = (side: 'target' | 'native', name: string, code: string) => (
    <input
      {...inLanguage(code)}
      aria-label={`Word ${number}, ${name}`}
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
        {field('target', 'target language', to)}
        {field('native', 'native language', from)}
        <Menu
          label={`Word ${number}: move or remove`}
          button={<MoreHorizontal size={18} aria-hidden="true" />}
          actions={[
            {
              id: 'up',
              label: 'Move up',
              icon: <ArrowUp size={16} />,
              disabled: isFirst,
              onAct: () => edit({ type: 'move', key: row.key, by: -1 }),
            },
            {
              id: 'down',
              label: 'Move down',
              icon: <ArrowDown size={16} />,
              disabled: isLast,
              onAct: () => edit({ type: 'move', key: row.key, by: 1 }),
            },
            {
              id: 'remove',
              label: 'Remove',
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
