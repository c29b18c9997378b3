import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';

interface TargetTextProps {
  language: string;
  children: ReactNode;
}

/** Words in the language being learnt: indigo and semibold, with their own language and direction. */
export function TargetText({ language, children }: TargetTextProps) {
  const { locale, direction, font } = languageOf(language);
  return (
    <bdi
      lang={locale}
      dir={direction}
      data-font={font}
      className="script-sized font-text font-semibold text-target"
    >
      {children}
    </bdi>
  );
}
