import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { classNames } from '#ui/class-names.ts';
import { directionOfWording } from './wording-texts.ts';

interface WordingTextProps {
  locale: InterfaceLocale;
  /** Null if the language has no wording. */
  text: string | null;
  className?: string;
}

/** A wording in its language, or a note that there is none. */
export function WordingText({ locale, text, className }: WordingTextProps) {
  if (text === null) {
    return <p className={classNames('text-ink-2 italic', className)}>Not translated</p>;
  }
  return (
    <p
      lang={locale}
      dir={directionOfWording(locale, text)}
      className={classNames('min-w-0 wrap-anywhere', className)}
    >
      {text}
    </p>
  );
}
