import type { EditProps } from '../edit-props.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { quickEdit } from '../guidance.ts';
import { check } from './check.ts';
import type { MultitypeContent } from './content.ts';
import { emptyItem } from './edit-options.ts';
import { kindNames } from './kind-names.ts';
import { OptionFields } from './OptionFields.tsx';

/** Mixed questions: each kind with its options, and the reason where one is odd. */
export function Edit(props: EditProps<MultitypeContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  return (
    <EditFrame edit={edit} problems={problems} guidance={quickEdit}>
      <ItemList
        name="Question"
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          { label: 'Add a choice', make: (id) => emptyItem('choice', id) },
          { label: 'Add an order', make: (id) => emptyItem('order', id) },
          { label: 'Add an odd one out', make: (id) => emptyItem('odd-one-out', id) },
        ]}
      >
        {(item, replace) => (
          <>
            <p className="m-0 text-sm text-ink-2">{kindNames[item.kind]}</p>
            <PairFields
              name="Question"
              words={item.question}
              text={text}
              onChange={(question) => replace({ ...item, question })}
            />
            <OptionFields item={item} text={text} onChange={replace} />
            {item.kind === 'odd-one-out' && (
              <PairFields
                name="Reason"
                words={item.reason}
                text={text}
                onChange={(reason) => replace({ ...item, reason })}
              />
            )}
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
