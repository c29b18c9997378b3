import { Trans } from '@lingui/react/macro';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { TextField } from '#ui/TextField.tsx';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { Bilingual } from '../bilingual.ts';

interface PairFieldsProps {
  /** The label of the pair, such as "Question"; the names of the languages are added to it. */
  name: string;
  words: Bilingual;
  text: Pick<Text, 'target' | 'native'>;
  onChange: (words: Bilingual) => void;
}

/** The two sides of a pair, side by side if there is room, each in its own language and direction. */
export function PairFields({ name, words, text, onChange }: PairFieldsProps) {
  const field = (side: 'target' | 'native') => {
    const { locale, direction } = languageOf(text[side]);
    const language = nameOfLanguage(text[side]);
    return (
      <TextField
        label={
          <Trans comment="Label of a field, such as “Question in French”.">
            {name}{' '}
            <span className={side === 'target' ? 'text-target' : 'text-native'}>in {language}</span>
          </Trans>
        }
        lang={locale}
        dir={direction}
        value={words[side]}
        maxLength={600}
        onChange={(event) =>
          onChange({
            target: words.target,
            native: words.native,
            [side]: event.currentTarget.value,
          })
        }
      />
    );
  };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {field('target')}
      {field('native')}
    </div>
  );
}
