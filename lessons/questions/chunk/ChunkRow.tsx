import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Quoted } from '#ui/Quoted.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Bilingual } from '../bilingual.ts';
import type { Cut } from './split-pair.ts';

export interface ChunkRowProps {
  /** "Sentence 2, chunk 3": what its buttons are about. */
  name: string;
  /** Names its two fields for the focus: `s2.0`. */
  field: string;
  pair: Bilingual;
  text: Text;
  isFirst: boolean;
  isLast: boolean;
  onWords: (words: Bilingual) => void;
  onMove: (side: SideName, by: 1 | -1) => void;
  /** Answers why it cannot be split, null once it is. */
  onSplit: (cut: Cut | undefined) => string | null;
  onMerge: () => void;
  onSwap: (by: 1 | -1) => void;
}

/** One chunk with its partner: two fields, words that move to the neighbours, split, merge, swap. */
export function ChunkRow(props: ChunkRowProps) {
  const { name, field, pair, text, isFirst, isLast, onMove } = props;
  const cursor = useRef<Cut>(undefined);
  const [refused, setRefused] = useState<{ pair: Bilingual; why: string | null }>();
  // Any change of the sentence makes its pairs anew: what was said of the old one is past.
  const refusal = refused?.pair === pair ? refused.why : null;
  const split = () => setRefused({ pair, why: props.onSplit(cursor.current) });
  /** Where the cursor stands; at either end of the words it splits nothing. */
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
    const language = languageName(text[which]);
    return (
      // Label, field and error each in their own row of a grid: the buttons stay level with the field.
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 [&_label]:col-span-full [&_p]:col-span-full [&_p]:row-start-3">
        <TextField
          label={
            <>
              {name}{' '}
              <span className={which === 'target' ? 'text-target' : 'text-native'}>
                in {language}
              </span>
            </>
          }
          fieldClassName="contents"
          lang={locale}
          dir={direction}
          data-field={`${field}.${which}`}
          value={pair[which]}
          maxLength={600}
          error={pair[which].trim() === '' ? 'Give it its words, or merge it.' : undefined}
          onSelect={noteCursor(which)}
          onKeyDown={keys(which)}
          onChange={({ currentTarget: { value } }) => props.onWords({ ...pair, [which]: value })}
        />
        <IconButton
          label={`${name}: first ${language} word to the chunk before`}
          icon={<ArrowUp aria-hidden="true" className="size-4" />}
          onClick={() => onMove(which, -1)}
        />
        <IconButton
          label={`${name}: last ${language} word to the chunk after`}
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
          Split
        </Button>
        {!isLast && (
          <Button {...quiet} onClick={props.onMerge}>
            Merge with next
          </Button>
        )}
        {!isFirst && (
          <Button {...quiet} onClick={() => props.onSwap(-1)}>
            Swap meaning with the one before
          </Button>
        )}
        {!isLast && (
          <Button {...quiet} onClick={() => props.onSwap(1)}>
            Swap meaning with next
          </Button>
        )}
        <p role="status" className="m-0 text-ink-2 text-sm">
          {refusal && <Quoted text={refusal} />}
        </p>
      </fieldset>
    </div>
  );
}
