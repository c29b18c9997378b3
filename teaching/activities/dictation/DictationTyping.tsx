import { Check, CircleSlash, EqualApproximately } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { languageOf } from '../../languages/languages.ts';
import { useKeyTarget } from '../../tasks/type-the-answer/use-key-target.ts';
import type { Sentence } from '../../text/text.ts';
import { BoardKeys } from '../BoardKeys.tsx';
import { compareTyped } from './compare-typed.ts';
import type { ComparedWord, TypedVerdict } from './compared-line.ts';

interface DictationTypingProps {
  sentence: Sentence;
  language: string;
}

const verdicts: Record<TypedVerdict, { icon: typeof Check; words: string; look: string }> = {
  right: { icon: Check, words: 'right', look: 'border-ok bg-ok-soft text-ok' },
  nearly: {
    icon: EqualApproximately,
    words: 'nearly',
    look: 'border-edge border-dashed bg-sunken text-ink',
  },
  missing: { icon: CircleSlash, words: 'missing', look: 'border-bad bg-bad-soft text-bad' },
};

/** One pupil types at the board; each word of the sentence then says how it was met. */
export function DictationTyping({ sentence, language }: DictationTypingProps) {
  const { locale, direction, font } = languageOf(language);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<ReturnType<typeof compareTyped> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string) => {
    setTyped(text);
    setChecked(null);
  };
  const keys = useKeyTarget((_, text) => write(text));
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) setChecked(compareTyped(language, sentence.target.tokens, typed));
  };
  const right = checked?.words.filter(({ verdict }) => verdict === 'right').length ?? 0;
  return (
    <form onSubmit={check} className="grid min-w-0 gap-3">
      <label className="grid gap-1.5 font-semibold text-sm">
        Type what you heard
        <input
          ref={field}
          lang={locale}
          dir={direction}
          data-font={font}
          value={typed}
          onFocus={(event) => keys.onFocus(event.currentTarget)}
          onChange={(event) => write(event.currentTarget.value)}
          maxLength={1000}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-14 w-full rounded-control border border-edge bg-raised px-4 font-normal font-text text-2xl"
        />
      </label>
      <BoardKeys language={language} keys={keys} field={field} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={!typed.trim()}>
          Compare
        </Button>
        <p aria-live="polite" className="font-semibold">
          {checked && `${right} of ${checked.words.length} words right`}
        </p>
      </div>
      {checked && (
        <ul lang={locale} dir={direction} className="flex flex-wrap gap-2 font-text text-2xl">
          {checked.words.map((word) => (
            <Compared key={word.id} word={word} />
          ))}
        </ul>
      )}
      {checked && checked.extra.length > 0 && (
        <p className="text-ink-2">
          Not in the sentence:{' '}
          <bdi lang={locale} dir={direction} className="font-semibold">
            {checked.extra.join(' · ')}
          </bdi>
        </p>
      )}
    </form>
  );
}

function Compared({ word: { text, verdict, typed } }: { word: ComparedWord }) {
  const { icon: Icon, words, look } = verdicts[verdict];
  return (
    <li className={`inline-flex items-center gap-2 rounded-control border-2 px-3 py-1 ${look}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {typed && <s className="opacity-80">{typed}</s>}
      {/* A missing word stays to be found until the teacher opens it. */}
      <span>{verdict === 'missing' ? '…' : text}</span>
      <span className="sr-only" lang="en">
        , {words}
      </span>
    </li>
  );
}
