import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { findEmoji } from '#language/emoji-words.ts';
import { languageOf } from '#language/languages.ts';
import type { Text, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { isEmoji } from './is-emoji.ts';
import { suggestedEmoji } from './place-emoji.ts';

interface EmojiFormProps {
  token: Token;
  text: Text;
  /** The picture that it has now. */
  sign: string | undefined;
  /** The picture that it is to have; empty for none. */
  onSign: (sign: string) => void;
  onDone: () => void;
}

const most = 12;

/** Pictures for one word: those that fit, those found by an English word, or one that is typed. */
export function EmojiForm({ token, text, sign, onSign, onDone }: EmojiFormProps) {
  const { locale, direction } = languageOf(text.target);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  const search = typed.trim() || (text.native === 'en' ? (token.gloss ?? '') : '');
  const fitting = suggestedEmoji(token, text);
  const found = isEmoji(typed.trim())
    ? [typed.trim()]
    : findEmoji(search, most).map(({ emoji }) => emoji);
  const signs = [...new Set([...(fitting && typed === '' ? [fitting] : []), ...found])];
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const [first] = signs;
    if (first) onSign(first);
    else setProblem('No picture has that name. Try another word, or type an emoji.');
  };
  return (
    <form
      ref={form}
      onSubmit={choose}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <p className="text-2xl">
        <span lang={locale} dir={direction} className="font-semibold font-text text-target">
          {token.text}
        </span>{' '}
        {sign}
      </p>
      <TextField
        label="Find a picture"
        note="an English word or an emoji"
        autoComplete="off"
        maxLength={40}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {signs.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label="Pictures">
          {signs.map((emoji) => (
            <li key={emoji}>
              <button
                type="button"
                aria-label={`Show ${emoji}`}
                onClick={() => onSign(emoji)}
                className="size-12 rounded-control border border-line bg-raised text-2xl hover:bg-target-soft"
              >
                {emoji}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {sign && (
          <Button size="small" onClick={() => onSign('')}>
            Take the picture away
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  );
}
