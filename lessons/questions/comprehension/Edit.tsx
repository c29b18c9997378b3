import type { EditProps } from '../edit-props.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { quickEdit } from '../guidance.ts';
import { check } from './check.ts';
import type { ComprehensionContent } from './content.ts';

/** Questions, answers, and the sentence that gives each answer. */
export function Edit(props: EditProps<ComprehensionContent>) {
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
        adds={[{ label: 'Add a question', make: (id) => ({ id, question: blank, answer: blank }) }]}
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
              label="Sentence that gives the answer"
              text={text}
              value={item.sentenceId}
              onChange={(sentenceId) => replace({ ...item, sentenceId })}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
