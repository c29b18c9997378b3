import type { EditProps } from '../edit-props.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { unequalSides } from '../editing/unequal-sides.ts';
import { useDraft } from '../editing/use-draft.ts';
import { checkChunks } from '../guidance.ts';
import { check } from './check.ts';
import type { ChunkContent } from './content.ts';
import { completeCuts } from './edit-pairs.ts';
import { SentenceChunks } from './SentenceChunks.tsx';

/** The chunks of every sentence of the text. */
export function Edit(props: EditProps<ChunkContent>) {
  const { text } = props;
  const edit = useDraft({ ...props, content: completeCuts(props.content, text) });
  const problems = check(edit.draft, text);
  const pairs = edit.draft.sentences.flatMap((cut) => cut.pairs);
  return (
    <EditFrame edit={edit} problems={problems} guidance={checkChunks} blocked={unequalSides(pairs)}>
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
              onChange={(next) =>
                edit.change({
                  sentences: edit.draft.sentences.map((other) =>
                    other.sentenceId === sentence.id ? { ...other, pairs: next } : other,
                  ),
                })
              }
            />
          );
        })}
      </ol>
    </EditFrame>
  );
}
