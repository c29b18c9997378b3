import { t } from '@lingui/core/macro';
import type { FocusEvent, KeyboardEvent } from 'react';
import { languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { DoneMark } from '../views/DoneMark.tsx';
import type { TypeTheAnswerForPupil } from './content.ts';

type Field = TypeTheAnswerForPupil['fields'][number];
type Writable = HTMLInputElement | HTMLTextAreaElement;

interface AnswerFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  onFocus: (element: Writable) => void;
  /** Called on Enter in a single-line field. */
  onEnter: (element: Writable) => void;
  /** Accessible name; needed if no words on the page label the field. */
  label?: string;
  labelledBy?: string;
  /** The beginning of the word, printed before its field. */
  start?: string | undefined;
  /** True for a field within a line of text. */
  inline?: boolean;
  /** Suppresses the device's keyboard while the on-screen keyboard shows a whole alphabet. */
  ownKeys?: boolean;
  last?: boolean;
  disabled?: boolean | undefined;
  /** Carried over from the last attempt: read-only. */
  done?: boolean;
  /** Esc replays the question's clip. */
  onEscape?: (() => void) | undefined;
}

/**
 * A field for one answer, without autocapitalisation, autocorrection or suggestions (language-rules 2.14).
 */
export function AnswerField(props: AnswerFieldProps) {
  const { field, value, start, inline = false, done = false, onEnter, onEscape } = props;
  const { locale, direction } = languageOf(field.language);
  const shared = {
    value,
    'data-field': field.id,
    'data-step-focus': inline ? undefined : '',
    lang: field.kind === 'pinyin' || field.kind === 'jyutping' ? undefined : locale,
    dir: field.kind === 'pinyin' || field.kind === 'jyutping' ? 'ltr' : direction,
    // Screen readers must not read aloud the zero-width joiner, which shapes the letters of a partial Arabic
    // word.
    'aria-label':
      start && props.label
        ? t`${{ field: props.label }}, begins with ${{ letters: start.replaceAll('\u200d', '') }}`
        : props.label,
    'aria-labelledby': props.labelledBy,
    disabled: props.disabled,
    readOnly: done,
    maxLength: 4000,
    autoCapitalize: 'off',
    autoCorrect: 'off',
    autoComplete: 'off',
    spellCheck: false,
    inputMode: props.ownKeys ? ('none' as const) : ('text' as const),
    onChange: (event: { target: Writable }) => props.onChange(event.target.value),
    onFocus: (event: FocusEvent<Writable>) => props.onFocus(event.currentTarget),
    onKeyDown: (event: KeyboardEvent<Writable>) => {
      // Ignore the Enter that ends an IME composition (Japanese, Chinese, Korean).
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && onEscape) {
        event.preventDefault();
        onEscape();
      }
      if (event.key === 'Enter' && !field.long) {
        event.preventDefault();
        onEnter(event.currentTarget);
      }
    },
  };
  const look = classNames(
    'task-text font-text rounded-control border-2 text-ink focus:border-target focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-target/30 disabled:opacity-60',
    done ? 'border-ok bg-ok-soft' : 'border-edge bg-card',
  );
  if (field.long) {
    return (
      <>
        <textarea
          {...shared}
          rows={2}
          className={classNames(look, 'task-written block w-full px-4 py-3 text-lg')}
        />
        {done && <DoneMark />}
      </>
    );
  }
  const line = (
    <input
      {...shared}
      type="text"
      enterKeyHint={props.last ? 'done' : 'next'}
      className={classNames(
        look,
        inline && (start ? 'ms-0.5 me-1' : 'mx-1'),
        inline
          ? 'task-gap my-1 inline-block min-h-11 px-2.5 py-1 align-middle text-lg leading-normal'
          : 'block min-h-14 w-full px-4 text-xl',
      )}
    />
  );
  return start ? (
    <span className="task-begun">
      <span aria-hidden="true">{start}</span>
      {line}
      {done && <DoneMark />}
    </span>
  ) : (
    <>
      {line}
      {done && <DoneMark />}
    </>
  );
}
