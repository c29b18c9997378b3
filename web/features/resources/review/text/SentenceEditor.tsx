import { t } from '@lingui/core/macro';
import {
  ArrowDown,
  ArrowUp,
  Merge,
  MoreHorizontal,
  Plus,
  SplitSquareHorizontal,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/Menu.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { SentenceProblem } from '../sentence-problems.ts';
import type { SentenceEdit, SentenceRow } from './sentence-edits.ts';

interface SentenceEditorProps {
  row: SentenceRow;
  /** The sentence number, counted from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  from: string;
  to: string;
  /** Names to choose from; empty if the text has no speakers. */
  speakers: readonly string[];
  problem: SentenceProblem | undefined;
  edit: (edit: SentenceEdit) => void;
}

type SideOf = 'target' | 'native';

/**
 * One sentence in both languages. Ctrl with Enter splits the sentence at the cursor; Alt with an arrow key
 * moves the sentence.
 */
export function SentenceEditor(props: SentenceEditorProps) {
  const { row, number, isFirst, isLast, from, to, speakers, problem, edit } = props;
  // The last cursor position, which the menu uses to split the sentence.
  const cursor = useRef<{ side: SideOf; at: number } | null>(null);

  const split = () => {
    const place = cursor.current;
    const side = place?.side ?? 'target';
    const text = row[side];
    const inside = place && place.at > 0 && place.at < text.length;
    const at = inside ? place.at : middleCut(text);
    const other = side === 'target' ? 'native' : 'target';
    const cuts = { [side]: at, [other]: suggestCut(text, at, row[other]) };
    edit({
      type: 'split',
      key: row.key,
      newKey: crypto.randomUUID(),
      targetAt: cuts.target ?? at,
      nativeAt: cuts.native ?? at,
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) split();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      edit({ type: 'move', key: row.key, by: event.key === 'ArrowUp' ? -1 : 1 });
    }
  };

  const invalid = (name: string) =>
    problem?.field === name && {
      'aria-invalid': true,
      'aria-describedby': `sentence-error-${row.key}`,
    };
  const field = (side: SideOf, label: string, code: string) => (
    <textarea
      {...inLanguage(code)}
      aria-label={label}
      {...invalid(side)}
      data-sentence={`${row.key} ${side}`}
      rows={1}
      value={row[side]}
      spellCheck
      onChange={(event) =>
        // A sentence is one line: a pasted line break becomes a space.
        edit({
          type: 'change',
          key: row.key,
          field: side,
          value: event.currentTarget.value.replace(/(?<!\s)\s*\n\s*/g, ' '),
        })
      }
      onSelect={(event) => {
        cursor.current = { side, at: event.currentTarget.selectionStart };
      }}
      onKeyDown={onKeyDown}
      className={classNames(
        'field-sizing-content min-h-11 w-full resize-none rounded-small border border-transparent bg-transparent px-2.5 py-2 font-text text-lg transition-colors hover:border-edge focus:bg-raised aria-invalid:border-bad',
        side === 'target' ? 'text-target' : 'text-native',
      )}
    />
  );

  return (
    <li
      className={classNames(
        'border-b border-line py-1 last:border-b-0',
        row.startsParagraph && !isFirst && 'mt-4 border-t border-t-line pt-4',
      )}
    >
      <div className="grid grid-cols-[2rem_minmax(0,1fr)_2.75rem] items-start sm:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem]">
        <span aria-hidden="true" className="pt-2.5 text-sm text-ink-3">
          {number}
        </span>
        <div {...inLanguage(to)} className="col-start-2 flex flex-col items-start">
          {speakers.length > 0 && (
            <input
              aria-label={t`Sentence ${number}, speaker`}
              {...invalid('speaker')}
              list="speakers"
              dir="auto"
              value={row.speaker ?? ''}
              onChange={(event) =>
                edit({
                  type: 'change',
                  key: row.key,
                  field: 'speaker',
                  value: event.currentTarget.value,
                })
              }
              className="min-h-8 w-48 max-w-full rounded-small border border-transparent bg-transparent px-2.5 text-sm font-semibold text-ink-2 hover:border-edge focus:bg-raised aria-invalid:border-bad"
            />
          )}
          {field('target', t`Sentence ${number}, target language`, to)}
        </div>
        <div
          className={classNames(
            'col-start-2 flex flex-col sm:col-start-3 sm:row-start-1',
            speakers.length > 0 && 'sm:pt-8',
          )}
        >
          {field('native', t`Sentence ${number}, native language`, from)}
        </div>
        <div className="col-start-3 row-start-1 sm:col-start-4">
          <SentenceMenu
            number={number}
            isFirst={isFirst}
            isLast={isLast}
            onSplit={split}
            onAct={(type) => {
              if (type === 'add') {
                edit({ type, after: row.key, key: crypto.randomUUID() });
              } else if (type === 'up' || type === 'down') {
                edit({ type: 'move', key: row.key, by: type === 'up' ? -1 : 1 });
              } else edit({ type, key: row.key });
            }}
          />
        </div>
      </div>
      {problem && (
        <p id={`sentence-error-${row.key}`} className="ps-10 pb-2 text-sm font-semibold text-bad">
          {problem.message}
        </p>
      )}
    </li>
  );
}

interface SentenceMenuProps {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onSplit: () => void;
  onAct: (action: 'add' | 'join' | 'up' | 'down' | 'remove') => void;
}

/** Actions on a whole sentence. */
function SentenceMenu({ number, isFirst, isLast, onSplit, onAct }: SentenceMenuProps) {
  return (
    <Menu
      label={t`Sentence ${number}: split, join, move or remove`}
      button={<MoreHorizontal size={18} aria-hidden="true" />}
      actions={[
        {
          id: 'split',
          label: t`Split in two`,
          icon: <SplitSquareHorizontal size={16} />,
          onAct: onSplit,
        },
        {
          id: 'join',
          label: t`Join with the next`,
          icon: <Merge size={16} />,
          disabled: isLast,
          onAct: () => onAct('join'),
        },
        {
          id: 'add',
          label: t`Add a sentence below`,
          icon: <Plus size={16} />,
          onAct: () => onAct('add'),
        },
        {
          id: 'up',
          label: t`Move up`,
          icon: <ArrowUp size={16} />,
          disabled: isFirst,
          onAct: () => onAct('up'),
        },
        {
          id: 'down',
          label: t`Move down`,
          icon: <ArrowDown size={16} />,
          disabled: isLast,
          onAct: () => onAct('down'),
        },
        {
          id: 'remove',
          label: t`Remove`,
          icon: <Trash2 size={16} />,
          danger: true,
          onAct: () => onAct('remove'),
        },
      ]}
    />
  );
}

const sentenceEnds = /[.!?…。！？؟।]["”»』」)]*\s*/gu;
const pauses = /[,;:،؛、，；：—–]\s*/gu;

/**
 * Suggests where to split the other side of a sentence when this side is split at `at`. The search starts at
 * the same fraction of the length. It returns the nearest end of a sentence, or else the nearest pause, or
 * else the nearest space. Offsets are UTF-16 code units.
 */
export function suggestCut(text: string, at: number, other: string): number {
  const aim = text.length === 0 ? 0 : Math.round((at / text.length) * other.length);
  const inside = (cut: number) => cut > 0 && cut < other.length;
  for (const pattern of [sentenceEnds, pauses, /\s+/gu]) {
    const cuts = [...other.matchAll(pattern)].map((m) => m.index + m[0].length).filter(inside);
    const nearest = nearestTo(aim, cuts);
    if (nearest !== undefined) return nearest;
  }
  return aim;
}

/**
 * Suggests where to split if the cursor is not at a useful position. Returns the position after the sentence
 * end or pause that is nearest to the middle.
 */
export function middleCut(text: string): number {
  return suggestCut(text, Math.round(text.length / 2), text);
}

function nearestTo(aim: number, cuts: number[]): number | undefined {
  return cuts.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0];
}
