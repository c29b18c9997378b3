import { languageOf } from '#language/languages.ts';

/** A word with its own language and text direction, shown inside a sentence that addresses the class. */
export function GapWord({ language, word }: { language: string; word: string }) {
  const { locale, direction } = languageOf(language);
  return (
    <bdi lang={locale} dir={direction} className="font-semibold font-text text-base text-ink">
      {word}
    </bdi>
  );
}
