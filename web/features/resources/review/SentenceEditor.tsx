import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { SentenceMenu } from './SentenceMenu.tsx';
import type { SentenceEdit, SentenceRow } from './sentence-edits.ts';
import type { SentenceProblem } from './sentence-problems.ts';
import { middleCut, suggestCut } from './suggest-cut.ts';

interface SentenceEditorProps {
  row: SentenceRow;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  from: string;
  to: string;
  /** Names to choose from; empty when the text has no speakers. */
  speakers: readonly string[];
  problem: SentenceProblem | undefined;
  edit: (edit: SentenceEdit) => void;
}

type SideOf = 'target' | 'native';

/** One sentence in both languages. Ctrl with Enter splits at the cursor, Alt with an arrow moves it. */
export function SentenceEditor(props: SentenceEditorProps) {
  const { row, number, isFirst, isLast, from, to, speakers, problem, edit } = props;
  // Where the cursor was last, so that the menu can split there.
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
  const field = (side: SideOf, name: string, code: string) => (
    <textarea
      {...inLanguage(code)}
      aria-label={`Sentence ${number}, ${name}`}
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
              aria-label={`Sentence ${number}, speaker`}
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
          {field('target', 'target language', to)}
        </div>
        <div
          className={classNames(
            'col-start-2 flex flex-col sm:col-start-3 sm:row-start-1',
            speakers.length > 0 && 'sm:pt-8',
          )}
        >
          {field('native', 'native language', from)}
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
