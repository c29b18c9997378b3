import { t } from '@lingui/core/macro';
import { isPartOfSpeech, partsOfSpeech } from '#language/text/part-of-speech-codes.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { unequalSides } from '../editing/unequal-sides.ts';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { VocabContent } from './content.ts';
import { partOfSpeechNames } from './part-of-speech-names.ts';
import { placeInText } from './place-in-text.ts';

type Item = VocabContent['items'][number];

/** The editor for words and their meanings. If a word is changed, looks up its position in the text again. */
export function Edit(props: EditProps<VocabContent>) {
  const { text, request } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text, request);
  const reworded = ({ tokenId: _, ...item }: Item): Item => {
    const tokenId = placeInText(text, item.target);
    return { ...item, ...(tokenId !== undefined && { tokenId }) };
  };
  return (
    <EditFrame
      edit={edit}
      problems={problems}
      guidance={i18n._(guidanceWords.alignVocabulary)}
      blocked={unequalSides(edit.draft.items)}
    >
      <ItemList
        name={t`Word`}
        letter="v"
        inLines
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[{ label: t`Add a word`, make: (id) => ({ id, target: '', native: '' }) }]}
      >
        {(item, replace) => (
          <div className="grid gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
            <PairFields
              name={t`Word`}
              words={item}
              text={text}
              onChange={(words) =>
                replace(
                  words.target === item.target
                    ? { ...item, ...words }
                    : reworded({ ...item, ...words }),
                )
              }
            />
            <NativeSelect
              label={t`Part of speech`}
              placeholder={t`Choose`}
              options={partsOfSpeech.map((part) => ({
                value: part,
                label: i18n._(partOfSpeechNames[part]),
              }))}
              value={item.partOfSpeech ?? ''}
              onChange={({ currentTarget: { value } }) => {
                if (isPartOfSpeech(value)) replace({ ...item, partOfSpeech: value });
              }}
            />
          </div>
        )}
      </ItemList>
    </EditFrame>
  );
}
