import { t } from '@lingui/core/macro';
import { isolated } from '#language/text/isolated.ts';
import type { Text } from '#language/text/text.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';

interface SentenceFieldProps {
  label: string;
  text: Text;
  value: string | undefined;
  onChange: (sentenceId: string) => void;
}

/** A select for the sentence to which an item refers. */
export function SentenceField({ label, text, value = '', onChange }: SentenceFieldProps) {
  const options = text.sentences.map(({ id, target }, at) => ({
    value: id,
    label: `${at + 1}. ${isolated(target.text)}`,
  }));
  const known = options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={label}
      options={options}
      placeholder={t`Choose a sentence`}
      value={known ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
