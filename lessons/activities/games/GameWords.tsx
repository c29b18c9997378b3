import { languageOf } from '#language/languages.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';

interface GameWordsProps {
  side: SideName;
  languages: Pick<Text, 'target' | 'native'>;
  words: string;
  /** In the colour around it, for a ground on which amber cannot be read well. */
  plain?: boolean;
}

/**
 * Words of one language in the lesson's own type: indigo and bold for the target language, amber over
 * dots for the native one. As large as the box around them says.
 */
export function GameWords({ side, languages, words, plain = false }: GameWordsProps) {
  const { locale, direction, font } = languageOf(languages[side]);
  return (
    <bdi
      lang={locale}
      dir={direction}
      data-font={font}
      className={classNames(
        'game-words lesson-side',
        side === 'target' ? 'font-bold' : 'game-native',
        !plain && (side === 'target' ? 'text-target' : 'text-native'),
      )}
    >
      {words}
    </bdi>
  );
}
