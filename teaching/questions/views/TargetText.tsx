import type { ReactNode } from 'react';
import { languageOf } from '../../languages/languages.ts';

interface TargetTextProps {
  language: string;
  children: ReactNode;
}

/** Words in the language being learnt: indigo and semibold, with their own language and direction. */
export function TargetText({ language, children }: TargetTextProps) {
  const { locale, direction } = languageOf(language);
  return (
    <bdi lang={locale} dir={direction} className="font-text font-semibold text-target">
      {children}
    </bdi>
  );
}
