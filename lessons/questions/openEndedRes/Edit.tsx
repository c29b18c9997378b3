import type { EditProps } from '../edit-props.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { PairList } from '../editing/PairList.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { quickEdit } from '../guidance.ts';
import { check } from './check.ts';
import type { OpenEndedContent } from './content.ts';

/** Questions to the pupils, the phrases they may lean on, and a model answer. */
export function Edit(props: EditProps<OpenEndedContent>) {
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
            make: (id) => ({
              id,
              question: blank,
              usefulPhrases: [blank, blank],
              modelAnswer: blank,
            }),
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
            <PairList
              name="Useful phrase"
              pairs={item.usefulPhrases}
              text={text}
              onChange={(usefulPhrases) => replace({ ...item, usefulPhrases })}
            />
            <PairFields
              name="Model answer"
              words={item.modelAnswer}
              text={text}
              onChange={(modelAnswer) => replace({ ...item, modelAnswer })}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
