import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { inLanguage } from '#web/app/format/in-language.ts';

interface LanguageTextProps {
  language: string;
  children: string;
  className?: string;
}

/** A word or sentence in a language, with the language's direction and font. */
export function LanguageText({ language, children, className = '' }: LanguageTextProps) {
  useFonts(language);
  return (
    <bdi {...inLanguage(language)} className={`font-text ${className}`}>
      {children}
    </bdi>
  );
}
