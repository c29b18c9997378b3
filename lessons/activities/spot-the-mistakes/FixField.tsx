import { useLayoutEffect, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';

export interface FixFieldProps {
  wrong: string;
  language: string;
  /** What was typed before a look at another activity. */
  start: string;
  /** Told of every change of what is typed. */
  onType: (typed: string) => void;
  /** True when it was right. */
  onCorrect: (typed: string) => boolean;
  onReveal: () => void;
  /** It has the focus: the keys beside the text write here, by `write` with its whole new text. */
  onTyping: (field: HTMLInputElement, write: (text: string) => void) => void;
}

/** Where the correction of a found mistake is typed; Enter checks it. */
export function FixField(props: FixFieldProps) {
  const { wrong, language, start, onType, onCorrect, onReveal, onTyping } = props;
  const [typed, setTyped] = useState(start);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { locale, direction } = languageOf(language);
  // The tap on the wrong word asked for this field; who comes back to it goes on typing.
  useLayoutEffect(() => field.current?.focus(), []);
  const write = (text: string) => {
    setTyped(text);
    onType(text);
    setRefused(false);
  };
  const check = () => {
    if (typed.trim() === '') return field.current?.focus();
    if (!onCorrect(typed.trim())) {
      setRefused(true);
      field.current?.select();
    }
  };
  return (
    <span className="mx-1 my-1 inline-flex flex-wrap items-center gap-2 align-middle font-sans">
      <input
        ref={field}
        value={typed}
        lang={locale}
        dir={direction}
        maxLength={120}
        size={Math.max(8, wrong.length + 3)}
        aria-label={`Correction of “${wrong}”`}
        aria-invalid={refused || undefined}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        className="min-h-11 rounded-control border border-edge bg-raised px-[0.5em] font-text text-[0.9em] aria-invalid:border-2 aria-invalid:border-bad"
        onFocus={(event) => onTyping(event.currentTarget, write)}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          // An Enter that ends a word of a Japanese or Chinese keyboard checks nothing.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) check();
        }}
      />
      <span lang="en" dir="ltr" className="inline-flex gap-2">
        <Button variant="primary" onClick={check}>
          Check
        </Button>
        <Button onClick={onReveal}>Show it</Button>
      </span>
      {refused && (
        <span lang="en" dir="ltr" className="font-semibold text-bad text-base">
          ✗ Not yet
        </span>
      )}
    </span>
  );
}
