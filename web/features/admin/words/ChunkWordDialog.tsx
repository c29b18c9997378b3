import { chunkRules } from '#contracts/admin/chunk-word.ts';
import { type ChunkWordRow, NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import type { ChunkWordActions } from './use-chunk-word-actions.ts';
import { languageOptions, ruleOptions } from './word-options.ts';

interface ChunkWordDialogProps {
  word: ChunkWordRow;
  adminActions: ChunkWordActions;
  onClose: () => void;
}

/** Edits the spelling, rule or language of one chunk word. */
export function ChunkWordDialog({ word, adminActions, onClose }: ChunkWordDialogProps) {
  const form = useForm({
    schema: NewChunkWord,
    initial: { language: word.language, phrase: word.phrase, rule: word.rule as string },
    async send(changed) {
      await adminActions.change(word, changed);
      onClose();
    },
  });
  const { language, rule } = form.values;
  const example = ruleOptions.find(({ value }) => value === rule)?.value;
  return (
    <FormDialog title="Change this word" form={form} onClose={onClose}>
      <div className="grid gap-4">
        <TextField
          {...form.field('phrase')}
          label="Word or phrase"
          {...inLanguage(language)}
          className="font-text"
          maxLength={200}
        />
        <NativeSelect
          {...form.field('rule')}
          label="What it does"
          options={ruleOptions}
          help={example && `Such as ${chunkRules[example].example}.`}
        />
        <NativeSelect
          {...form.field('language')}
          label="Language of the word"
          options={languageOptions}
        />
      </div>
    </FormDialog>
  );
}
