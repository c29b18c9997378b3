import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowBigUp, Delete, Keyboard } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { keyFace, onScreenKeys, type TypedKind } from '#language/on-screen-keys.ts';
import { classNames } from '#ui/class-names.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

interface KeyBarProps {
  language: string;
  kind?: TypedKind | undefined;
  /** True if a whole alphabet is open. A keyboard with only a few extra letters is always shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  onKey: (key: string) => void;
  onDelete: () => void;
}

const keyLook =
  'task-text font-text inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control border border-line bg-raised px-1 text-lg hover:border-target active:bg-target-soft aria-pressed:border-target aria-pressed:bg-target-soft aria-pressed:text-target';

/**
 * Prevents a key press from taking the focus away from the field, which would also lose the caret and the
 * device's keyboard.
 */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * The letters of a language that the pupil's keyboard may lack. Only one key is in the tab order; arrow keys
 * move between keys.
 */
export function KeyBar({ language, kind, open, onOpen, onKey, onDelete }: KeyBarProps) {
  const [shift, setShift] = useState(false);
  const { keys, shifted, whole } = onScreenKeys(language, kind);
  if (keys.length === 0) return null;
  const { locale, direction } = languageOf(language);
  const name = nameOfLanguage(language);
  const label =
    kind === 'pinyin' || kind === 'jyutping' ? t`Tones of ${name}` : t`Letters of ${name}`;
  if (whole && !open) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onPointerDown={keepFocus}
        onClick={() => onOpen(true)}
        className="inline-flex min-h-11 items-center justify-center gap-2 self-start rounded-control px-2 font-semibold text-target text-sm hover:bg-target-soft"
      >
        <Keyboard size={18} aria-hidden="true" />
        <Trans>Show the {name} letters</Trans>
      </button>
    );
  }
  const press = (key: string) => {
    onKey(key);
    setShift(false);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="toolbar"
        aria-label={label}
        dir={direction}
        onPointerDown={keepFocus}
        onKeyDown={moveFocus}
        className={classNames(
          '-m-1 flex gap-1.5 p-1',
          whole
            ? 'max-h-56 flex-wrap justify-center overflow-y-auto'
            : 'overflow-x-auto sm:flex-wrap sm:overflow-visible',
        )}
      >
        {shifted && (
          <button
            type="button"
            aria-label={t`Capital letters`}
            aria-pressed={shift}
            onClick={() => setShift(!shift)}
            className={keyLook}
          >
            <ArrowBigUp size={20} aria-hidden="true" />
          </button>
        )}
        {(shift && shifted ? shifted : keys).map((key, at) => (
          <button
            key={keys[at]}
            type="button"
            tabIndex={!shifted && at === 0 ? 0 : -1}
            lang={locale}
            aria-label={key === '\u200c' ? t`Half space` : undefined}
            onClick={() => press(key)}
            className={keyLook}
          >
            {key === '\u200c' ? '⎵' : keyFace(key)}
          </button>
        ))}
      </div>
      {whole && (
        <div className="flex gap-1.5" onPointerDown={keepFocus}>
          <button
            type="button"
            aria-expanded
            aria-label={t`Use my own keyboard: hide the ${name} letters`}
            onClick={() => onOpen(false)}
            className={classNames(keyLook, 'gap-2 px-3 font-sans text-sm')}
          >
            <Keyboard size={18} aria-hidden="true" />
            <Trans>My own keyboard</Trans>
          </button>
          <button
            type="button"
            onClick={() => press(' ')}
            className={classNames(keyLook, 'flex-1 font-sans text-sm')}
          >
            <Trans>Space</Trans>
          </button>
          <button
            type="button"
            aria-label={t({ message: 'Delete', context: 'key of a keyboard' })}
            onClick={onDelete}
            className={keyLook}
          >
            <Delete size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Handles arrow keys, Home and End, which move the focus between the keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(event.target as HTMLButtonElement);
  const forward = event.currentTarget.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const to =
    event.key === forward
      ? at + 1
      : event.key === back
        ? at - 1
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : null;
  if (to === null) return;
  event.preventDefault();
  all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
}

const storageKey = 'lexiloom-task-keys';

/**
 * Returns the state of the whole-alphabet keyboard. It is stored per device and open by default, so that
 * pupils do not have to search for letters (language-rules 2.14).
 */
export function useOpenKeys(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => read() !== 'closed');
  return [
    open,
    (next) => {
      setOpen(next);
      try {
        localStorage.setItem(storageKey, next ? 'open' : 'closed');
      } catch {
        // Private windows have no storage. The keys still open and close, but the state is not stored.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
