import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Text } from '#language/text/text.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Quoted } from '#ui/Quoted.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Problem } from '../define-question.ts';
import { ProblemList } from '../editing/EditFrame.tsx';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { type ChunkPairs, mergePairs, moveWord, ordered, swapNatives } from './edit-pairs.ts';
import { type Cut, splitPair, unsplittable } from './split-pair.ts';

interface SentenceChunksProps {
  number: number;
  sentence: Sentence;
  pairs: ChunkPairs;
  text: Text;
  problems: readonly Problem[];
  /** `typing` is the name of the edited field; consecutive changes to the same field are one undo step. */
  onChange: (pairs: ChunkPairs, typing?: string) => void;
}

const both = { target: true, native: true };

/** One sentence and its chunks: edit, split or merge chunks, and move words and meanings. */
export function SentenceChunks(props: SentenceChunksProps) {
  const { number, sentence, pairs, text, problems, onChange } = props;
  const root = useRef<HTMLLIElement>(null);
  const moveFocus = useFocusMove();
  const focusField = (at: number, side: 'target' | 'native' = 'target') => {
    const name = `${sentence.id}.${at}.${side}`;
    // Move the focus, because the change may remove the pressed button.
    moveFocus(() =>
      root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)?.focus(),
    );
  };
  return (
    <li
      ref={root}
      data-sentence={sentence.id}
      tabIndex={-1}
      className="grid gap-3 rounded-control border border-line bg-card p-4"
    >
      <p className="m-0 flex gap-3 font-semibold">
        <span className="text-ink-3">{number}</span>
        <BilingualLine
          words={{ target: sentence.target.text, native: sentence.native.text }}
          text={text}
          show={both}
        />
      </p>
      {pairs.map((pair, at) => (
        <ChunkRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place
          key={at}
          name={t`Sentence ${number}, chunk ${{ chunk: at + 1 }}`}
          field={`${sentence.id}.${at}`}
          pair={pair}
          text={text}
          isFirst={at === 0}
          isLast={at === pairs.length - 1}
          onWords={(words) =>
            onChange(
              ordered(
                pairs.map((other, index) => (index === at ? { ...pair, ...words } : other)),
                sentence,
              ),
              `${sentence.id}.${at}`,
            )
          }
          onMove={(side, by) => onChange(moveWord(pairs, { at, side, by }, text, sentence))}
          onSplit={(cut) => {
            const refusal = unsplittable(pair, text, sentence);
            if (refusal) return refusal;
            onChange(splitPair(pairs, at, text, sentence, cut));
            focusField(at + 1, cut?.side);
            return null;
          }}
          onMerge={() => {
            onChange(mergePairs(pairs, at, text, sentence));
            focusField(at);
          }}
          onSwap={(by) => onChange(swapNatives(pairs, by === 1 ? at : at - 1, sentence))}
        />
      ))}
      <ProblemList problems={problems} />
    </li>
  );
}

interface ChunkRowProps {
  /** "Sentence 2, chunk 3": the context of the chunk's buttons for screen readers. */
  name: string;
  /** Identifies the chunk's two fields when the focus moves: `s2.0`. */
  field: string;
  pair: Bilingual;
  text: Text;
  isFirst: boolean;
  isLast: boolean;
  onWords: (words: Bilingual) => void;
  onMove: (side: SideName, by: 1 | -1) => void;
  /** Splits the chunk. Returns the reason why it cannot be split, or null after the split. */
  onSplit: (cut: Cut | undefined) => string | null;
  onMerge: () => void;
  onSwap: (by: 1 | -1) => void;
}

/**
 * One chunk with its partner: two fields, and buttons to move words to the neighbouring chunks, split, merge
 * and swap.
 */
function ChunkRow(props: ChunkRowProps) {
  const { name, field, pair, text, isFirst, isLast, onMove } = props;
  const cursor = useRef<Cut>(undefined);
  const [refused, setRefused] = useState<{ pair: Bilingual; why: string | null }>();
  // Any change to the sentence creates new pair objects, so a message about an old pair object is no longer
  // shown.
  const refusal = refused?.pair === pair ? refused.why : null;
  const split = () => setRefused({ pair, why: props.onSplit(cursor.current) });
  /**
   * Records the cursor position as the place to split. Clears it at either end of the words, where a split is
   * impossible.
   */
  const noteCursor = (side: SideName) => (event: SyntheticEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const offset = selectionStart ?? 0;
    const inside = value.slice(0, offset).trim() !== '' && value.slice(offset).trim() !== '';
    cursor.current = inside ? { side, offset } : undefined;
  };
  const keys = (side: SideName) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.altKey) return;
    if (event.key === 'Enter') split();
    else if (event.key === 'ArrowUp') onMove(side, -1);
    else if (event.key === 'ArrowDown') onMove(side, 1);
    else return;
    event.preventDefault();
  };
  const side = (which: SideName) => {
    const { locale, direction } = languageOf(text[which]);
    const language = nameOfLanguage(text[which]);
    return (
      // Label, field and error are in separate grid rows, so that the buttons align with the field.
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 [&_label]:col-span-full [&_p]:col-span-full [&_p]:row-start-3">
        <TextField
          label={
            <Trans comment="Label of a field, such as “Question in French”.">
              {name}{' '}
              <span className={which === 'target' ? 'text-target' : 'text-native'}>
                in {language}
              </span>
            </Trans>
          }
          fieldClassName="contents"
          lang={locale}
          dir={direction}
          data-field={`${field}.${which}`}
          value={pair[which]}
          maxLength={600}
          error={pair[which].trim() === '' ? t`Add some words, or merge it.` : undefined}
          onSelect={noteCursor(which)}
          onKeyDown={keys(which)}
          onChange={({ currentTarget: { value } }) => props.onWords({ ...pair, [which]: value })}
        />
        <IconButton
          label={t`${name}: first ${language} word to the previous chunk`}
          icon={<ArrowUp aria-hidden="true" className="size-4" />}
          onClick={() => onMove(which, -1)}
        />
        <IconButton
          label={t`${name}: last ${language} word to the next chunk`}
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          onClick={() => onMove(which, 1)}
        />
      </div>
    );
  };
  const quiet = { size: 'small', variant: 'quiet' } as const;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="grid items-start gap-3 md:grid-cols-2">
        {side('target')}
        {side('native')}
      </div>
      <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0">
        <legend className="sr-only">{name}</legend>
        <Button {...quiet} onClick={split}>
          <Trans context="a chunk">Split</Trans>
        </Button>
        {!isLast && (
          <Button {...quiet} onClick={props.onMerge}>
            <Trans>Merge with next</Trans>
          </Button>
        )}
        {!isFirst && (
          <Button {...quiet} onClick={() => props.onSwap(-1)}>
            <Trans>Swap meaning with previous</Trans>
          </Button>
        )}
        {!isLast && (
          <Button {...quiet} onClick={() => props.onSwap(1)}>
            <Trans>Swap meaning with next</Trans>
          </Button>
        )}
        <p role="status" className="m-0 text-ink-2 text-sm">
          {refusal && <Quoted text={refusal} />}
        </p>
      </fieldset>
    </div>
  );
}
