import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';

interface NativeTextProps {
  language: string;
  children: ReactNode;
}

/** Words in the teacher's language: amber, and dotted underneath as the cue that is not a colour. */
export function NativeText({ language, children }: NativeTextProps) {
  const { locale, direction, font } = languageOf(language);
  return (
    <bdi
      lang={locale}
      dir={direction}
      data-font={font}
      className="script-sized font-text text-native underline decoration-dotted decoration-1 underline-offset-[0.3em]"
    >
      {children}
    </bdi>
  );
}
