import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import type { SideName, Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Shown } from '../view-props.ts';

interface BilingualLineProps {
  words: Bilingual;
  text: Text;
  show: Shown;
}

/**
 * Shows one line for each language that is switched on, one below the other. Shows the target language if
 * both are off.
 */
export function BilingualLine({ words, text, show }: BilingualLineProps) {
  const native = show.native && words.native !== '';
  return (
    <span className="inline-flex flex-col gap-1 align-top">
      {(show.target || !native) && <TargetText language={text.target}>{words.target}</TargetText>}
      {native && (
        <span className={show.target ? 'text-[0.82em]' : undefined}>
          <NativeText language={text.native}>{words.native}</NativeText>
        </span>
      )}
    </span>
  );
}

interface NativeTextProps {
  language: string;
  children: ReactNode;
}

/**
 * Words in the teacher's language: amber, with a dotted underline as a cue that does not depend on colour.
 */
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

interface TargetTextProps {
  language: string;
  children: ReactNode;
}

/**
 * Words in the language being learnt: indigo and semibold, with the language and direction attributes of that
 * language.
 */
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

interface OneSideProps {
  side: SideName;
  words: Bilingual;
  text: Text;
}

/** One half of a pair, in the style of its language. */
export function OneSide({ side, words, text }: OneSideProps) {
  if (side === 'native') return <NativeText language={text.native}>{words.native}</NativeText>;
  return <TargetText language={text.target}>{words.target}</TargetText>;
}
