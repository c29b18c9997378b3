import { t } from '@lingui/core/macro';
import { Volume2 } from 'lucide-react';
import type { Speech } from '#contracts/resources/resource.ts';
import { languageOf } from '#language/languages.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';

interface GameWordsProps {
  side: SideName;
  languages: Pick<Text, 'target' | 'native'>;
  words: string;
  /** True to use the surrounding text colour. Needed on a background on which amber is hard to read. */
  plain?: boolean;
}

/**
 * Words of one language in the lesson's own style: indigo and bold for the target language, amber with a
 * dotted underline for the native language. The surrounding box sets the size.
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

interface HearButtonProps {
  speech: Speech;
  /** The id of the spoken vocabulary item or sentence. */
  id: string;
  address: (key: string) => string;
}

/** Plays the clip of a word or a sentence; renders nothing if there is no clip. */
export function HearButton({ speech, id, address }: HearButtonProps) {
  const clip = speech.clips[id];
  if (!clip) return null;
  // Ignores the error: if the clip cannot be played, the teacher reads the words aloud.
  const play = () => void new Audio(address(clip.key)).play().catch(() => undefined);
  return (
    <button
      type="button"
      onClick={play}
      aria-label={t`Hear it`}
      title={t`Hear it`}
      className="inline-flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-line bg-raised text-target hover:border-target"
    >
      <Volume2 aria-hidden="true" className="size-7" />
    </button>
  );
}
