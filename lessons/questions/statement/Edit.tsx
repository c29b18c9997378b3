import { msg, t } from '@lingui/core/macro';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { StatementContent } from './content.ts';

const verdicts = [
  { value: 'true', label: msg`True` },
  { value: 'false', label: msg`False` },
] as const;

/** The editor for statements: true or false, the proof, and the correction of a false statement. */
export function Edit(props: EditProps<StatementContent>) {
  const { text, request } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text, request);
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Statement`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          {
            label: t`Add a statement`,
            make: (id) => ({ id, target: '', native: '', isTrue: true }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <PairFields
              name={t`Statement`}
              words={item}
              text={text}
              onChange={(words) => replace({ ...item, ...words })}
            />
            <Segmented
              label={t`True or false`}
              options={verdicts.map(({ value, label }) => ({ value, label: i18n._(label) }))}
              value={item.isTrue ? 'true' : 'false'}
              onChoose={(value) => replace(withVerdict(item, value === 'true'))}
            />
            <SentenceField
              label={t`Sentence that proves it`}
              text={text}
              value={item.sentenceId}
              onChange={(sentenceId) => replace({ ...item, sentenceId })}
            />
            {!item.isTrue && (
              <PairFields
                name={t`Correction`}
                words={item.correction ?? { target: '', native: '' }}
                text={text}
                onChange={(correction) => replace({ ...item, correction })}
              />
            )}
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}

type Item = StatementContent['items'][number];

/** Sets a statement to true or false. A statement that becomes true loses its correction. */
export function withVerdict({ correction, ...item }: Item, isTrue: boolean): Item {
  return { ...item, isTrue, ...(correction && !isTrue && { correction }) };
}
