import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { maxInstructions } from '#contracts/homework/homework-draft.ts';
import { TextArea } from '#ui/TextArea.tsx';

/** The field shows the number of characters left if at most this many are left. */
const fewLeft = 100;

interface InstructionsFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  className?: string;
}

/**
 * The field for the instructions of homework. A pasted text that is too long is not cut off, so that no text
 * is lost unnoticed; the schema rejects it.
 */
export function InstructionsField({ className, ...field }: InstructionsFieldProps) {
  const left = maxInstructions - field.value.length;
  return (
    <TextArea
      {...field}
      data-field={field.name}
      label={t`Instructions`}
      note={t`optional`}
      dir="auto"
      rows={3}
      autoComplete="off"
      fieldClassName={className}
      className="max-h-72 [unicode-bidi:plaintext]"
      help={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>
            <Trans>Your pupils see them at the top of every task.</Trans>
          </span>
          {left <= fewLeft && (
            <span className={left < 0 ? 'font-semibold text-bad' : undefined}>
              {charactersLeft(left)}
            </span>
          )}
        </span>
      }
    />
  );
}

function charactersLeft(left: number): string {
  return left < 0
    ? plural({ count: -left }, { one: '# character too many', other: '# characters too many' })
    : plural({ count: left }, { one: '# character left', other: '# characters left' });
}
