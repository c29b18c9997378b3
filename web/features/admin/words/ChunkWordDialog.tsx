import '#contracts/validation/english-messages.ts';
import { useState } from 'react';
import { chunkRules } from '#contracts/admin/chunk-word.ts';
import { type ChunkWordRow, NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { ChunkWordActions } from './use-chunk-word-actions.ts';
import { languageOptions, ruleOptions } from './word-options.ts';

interface ChunkWordDialogProps {
  word: ChunkWordRow;
  adminActions: ChunkWordActions;
  onClose: () => void;
}

/** Edits the spelling, rule or language of one chunk word. */
export function ChunkWordDialog({ word, adminActions, onClose }: ChunkWordDialogProps) {
  const [draft, setDraft] = useState<Record<'language' | 'phrase' | 'rule', string>>(word);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));

  async function save() {
    const read = NewChunkWord.safeParse(draft);
    setProblem(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    if (await adminActions.change(word, read.data)) onClose();
    else setRefused(true);
  }

  const refusal = refused && adminActions.action?.failed ? adminActions.action.message : undefined;
  const rule = ruleOptions.find(({ value }) => value === draft.rule)?.value;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change this word"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="chunk-word" variant="primary" busy={adminActions.busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="chunk-word"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }}
      >
        <TextField
          label="Word or phrase"
          {...inLanguage(draft.language)}
          className="font-text"
          maxLength={200}
          value={draft.phrase}
          error={problem ?? refusal}
          onChange={(event) => set({ phrase: event.currentTarget.value })}
        />
        <NativeSelect
          label="What it does"
          value={draft.rule}
          options={ruleOptions}
          help={rule && `Such as ${chunkRules[rule].example}.`}
          onChange={(event) => set({ rule: event.currentTarget.value })}
        />
        <NativeSelect
          label="Language of the word"
          value={draft.language}
          options={languageOptions}
          onChange={(event) => set({ language: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
