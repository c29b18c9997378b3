import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { unequalSides } from '../editing/unequal-sides.ts';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { ChunkContent } from './content.ts';
import { completeCuts } from './edit-pairs.ts';
import { SentenceChunks } from './SentenceChunks.tsx';

/**
 * Editor for the chunks of every sentence. Each change can be undone. Content with unequal sides cannot be
 * saved.
 */
export function Edit(props: EditProps<ChunkContent>) {
  const { text } = props;
  const edit = useDraft({ ...props, content: completeCuts(props.content, text) });
  const history = useHistory<ChunkContent>();
  const problems = check(edit.draft, text);
  const unequal = text.sentences.flatMap(({ id }, at) => {
    const cut = edit.draft.sentences.find(({ sentenceId }) => sentenceId === id);
    return cut && unequalSides(cut.pairs) ? [{ id, number: at + 1 }] : [];
  });
  return (
    <EditFrame
      edit={edit}
      problems={problems}
      guidance={i18n._(guidanceWords.checkChunks)}
      blocked={unequal.length > 0}
      refusal={<UnequalNote sentences={unequal} />}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          disabled={!history.canUndo}
          onClick={() => {
            const before = history.back();
            if (before) edit.change(before);
          }}
        >
          <Undo2 aria-hidden="true" className="rtl:-scale-x-100 size-4" /> <Trans>Undo</Trans>
        </Button>
        <p className="m-0 text-ink-2 text-sm">
          <Trans>
            In a field, Alt + Enter splits the chunk at the cursor; Alt + ↑ and Alt + ↓ move its
            first or last word to the next chunk.
          </Trans>
        </p>
      </div>
      <ol className="m-0 grid list-none gap-4 p-0">
        {text.sentences.map((sentence, at) => {
          const cut = edit.draft.sentences.find(({ sentenceId }) => sentenceId === sentence.id);
          return (
            <SentenceChunks
              key={sentence.id}
              number={at + 1}
              sentence={sentence}
              pairs={cut?.pairs ?? []}
              text={text}
              problems={problems.filter(({ where }) => where === sentence.id)}
              onChange={(next, typing) => {
                history.note(edit.draft, typing);
                edit.change({
                  sentences: edit.draft.sentences.map((other) =>
                    other.sentenceId === sentence.id ? { ...other, pairs: next } : other,
                  ),
                });
              }}
            />
          );
        })}
      </ol>
    </EditFrame>
  );
}

interface UnequalNoteProps {
  /** The sentences with unequal sides, numbered from 1. */
  sentences: readonly { id: string; number: number }[];
}

/** Explains why Save was refused, with a link to each affected sentence. */
function UnequalNote({ sentences }: UnequalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => note.current?.focus(), []);
  const show = (id: string) => {
    const card = document.querySelector<HTMLElement>(`[data-sentence="${CSS.escape(id)}"]`);
    const empty = card?.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    (empty ?? card)?.focus();
    card?.scrollIntoView({ block: 'center' });
  };
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-control border border-bad bg-bad-soft px-4 py-3"
    >
      <p className="m-0 font-semibold text-ink">{i18n._(guidanceWords.checkChunks)}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {sentences.map(({ id, number }) => (
          <li key={id}>
            <Button size="small" onClick={() => show(id)}>
              <Trans>Sentence {number}: a chunk has no translation</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Maximum number of undo steps. */
const most = 100;

/**
 * Undo history for an editor. `note` records the state before a change. Consecutive changes with the same
 * `typing` name, such as letters typed into one field, count as one step. `back` returns the state to
 * restore.
 */
function useHistory<Content>() {
  const [past, setPast] = useState<readonly Content[]>([]);
  const lastTyping = useRef<string>(undefined);
  return {
    canUndo: past.length > 0,
    note: (before: Content, typing?: string) => {
      const goesOn = typing !== undefined && typing === lastTyping.current;
      lastTyping.current = typing;
      if (!goesOn) setPast((steps) => [...steps.slice(1 - most), before]);
    },
    back: (): Content | undefined => {
      lastTyping.current = undefined;
      setPast((steps) => steps.slice(0, -1));
      return past.at(-1);
    },
  };
}
