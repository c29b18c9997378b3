import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CircleSlash, EqualApproximately } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { spokenAfter } from '#ui/wordings/spoken-after.ts';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import { useKeyTarget } from '../../tasks/type-the-answer/use-key-target.ts';
import { BoardKeys } from '../BoardKeys.tsx';
import { type ComparedWord, compareTyped, type TypedVerdict } from './compare-typed.ts';
import type { Typing } from './use-dictation.ts';

interface DictationTypingProps {
  sentence: Sentence;
  language: string;
  typing: Typing;
  onTyping: (typing: Typing) => void;
}

const verdicts: Record<TypedVerdict, { icon: typeof Check; words: Message; look: string }> = {
  right: {
    icon: Check,
    words: msg({ message: 'right', context: 'correct' }),
    look: 'border-ok bg-ok-soft text-ok',
  },
  nearly: {
    icon: EqualApproximately,
    words: msg`nearly`,
    look: 'border-edge border-dashed bg-sunken text-ink',
  },
  missing: { icon: CircleSlash, words: msg`missing`, look: 'border-bad bg-bad-soft text-bad' },
};

/**
 * A form in which one pupil types at the board. Afterwards, each word of the sentence is shown as right or
 * wrong.
 */
export function DictationTyping({ sentence, language, typing, onTyping }: DictationTypingProps) {
  const { locale, direction, font } = languageOf(language);
  const { text, compared } = typing;
  const { tokens } = sentence.target;
  const checked = useMemo(
    () => (compared ? compareTyped(language, tokens, text) : null),
    [compared, language, tokens, text],
  );
  const field = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLUListElement>(null);
  // On a small projector, the result may be outside the visible area, under the keys.
  useEffect(() => {
    if (compared) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [compared]);
  const write = (now: string) => onTyping({ text: now, compared: false });
  const keys = useKeyTarget((_, now) => write(now));
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onTyping({ text, compared: true });
  };
  const extraWords = checked?.extra.join(' · ');
  const right = checked?.words.filter(({ verdict }) => verdict === 'right').length ?? 0;
  return (
    // The lines around this form may be in any language, but the form itself is in that of the page.
    <form
      {...wordingsAttributes()}
      onSubmit={check}
      className="my-2 grid min-w-0 gap-3 rounded-card border border-line bg-raised p-4 font-sans text-base"
    >
      <label className="grid gap-1.5 font-semibold text-sm">
        <Trans>Type what you heard</Trans>
        <input
          ref={field}
          lang={locale}
          dir={direction}
          data-font={font}
          value={text}
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
        <Button type="submit" variant="primary" disabled={!text.trim()}>
          <Trans>Compare</Trans>
        </Button>
        <p aria-live="polite" className="font-semibold">
          {checked &&
            plural(
              { count: checked.words.length },
              { one: `${right} of # word right`, other: `${right} of # words right` },
            )}
        </p>
      </div>
      {checked && (
        <ul
          ref={outcome}
          lang={locale}
          dir={direction}
          className="flex flex-wrap gap-2 font-text text-2xl"
        >
          {checked.words.map((word) => (
            <Compared key={word.id} word={word} />
          ))}
        </ul>
      )}
      {checked && checked.extra.length > 0 && (
        <p className="text-ink-2">
          <Trans>
            Not in the sentence:{' '}
            <bdi lang={locale} dir={direction} className="font-semibold">
              {extraWords}
            </bdi>
          </Trans>
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
      {/* A missing word stays hidden until the teacher reveals it. */}
      <span>{verdict === 'missing' ? '…' : text}</span>
      <span className="sr-only" {...wordingsAttributes()}>
        {spokenAfter(i18n._(words))}
      </span>
    </li>
  );
}
