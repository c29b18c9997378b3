import type { EditProps } from '../edit-props.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { quickEdit } from '../guidance.ts';
import { check } from './check.ts';
import type { InferenceContent } from './content.ts';

/** Questions, answers, and the evidence for each. */
export function Edit(props: EditProps<InferenceContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  const blank = { target: '', native: '' };
  return (
    <EditFrame edit={edit} problems={problems} guidance={quickEdit}>
      <ItemList
        name="Question"
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          {
            label: 'Add a question',
            make: (id) => ({ id, question: blank, answer: blank, evidence: { sentenceId: '' } }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <PairFields
              name="Question"
              words={item.question}
              text={text}
              onChange={(question) => replace({ ...item, question })}
            />
            <PairFields
              name="Answer"
              words={item.answer}
              text={text}
              onChange={(answer) => replace({ ...item, answer })}
            />
            <SentenceField
              label="Sentence that is the evidence"
              text={text}
              value={item.evidence.sentenceId}
              onChange={(sentenceId) => replace({ ...item, evidence: { sentenceId } })}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
