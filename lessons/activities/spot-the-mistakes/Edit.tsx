import { t } from '@lingui/core/macro';
import { languageOf } from '#language/languages.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { EditFrame } from '../../questions/editing/EditFrame.tsx';
import { ItemList } from '../../questions/editing/ItemList.tsx';
import { SentenceField } from '../../questions/editing/SentenceField.tsx';
import { useDraft } from '../../questions/editing/use-draft.ts';
import { findTokens, sentenceOf } from '../../questions/find-in-text.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import type { EditProps } from '../../questions/view-props.ts';
import { check } from './check.ts';
import { type DeliberateErrorsContent, MistakeType } from './content.ts';
import { mistakeWords } from './mistake-words.ts';

type Item = DeliberateErrorsContent['items'][number];

/**
 * A form that edits one mistake per sentence: its position, the wrong text, its kind, and why it is wrong.
 */
export function Edit(props: EditProps<DeliberateErrorsContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  const { locale, direction } = languageOf(text.target);
  const inTarget = { lang: locale, dir: direction, maxLength: 120 };
  const placed = (item: Item): Item => {
    const sentence = sentenceOf(text, item.sentenceId);
    return { ...item, tokenIds: sentence ? findTokens(sentence, item.right, text.target) : [] };
  };
  const make = (id: string): Item => ({
    id,
    sentenceId: '',
    tokenIds: [],
    right: '',
    wrong: '',
    type: 'spelling',
    explanation: '',
  });
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Mistake`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[{ label: t`Add a mistake`, make }]}
      >
        {(item, replace) => (
          <div className="grid gap-3 md:grid-cols-3">
            <div className="md:col-span-3">
              <SentenceField
                label={t`Sentence`}
                text={text}
                value={item.sentenceId}
                onChange={(sentenceId) => replace(placed({ ...item, sentenceId }))}
              />
            </div>
            <TextField
              label={t`Correct words`}
              {...inTarget}
              value={item.right}
              onChange={({ currentTarget: { value } }) =>
                replace(placed({ ...item, right: value }))
              }
            />
            <TextField
              label={t`Shown instead`}
              {...inTarget}
              value={item.wrong}
              onChange={({ currentTarget: { value } }) => replace({ ...item, wrong: value })}
            />
            <NativeSelect
              label={t`Kind`}
              options={MistakeType.options.map((type) => ({
                value: type,
                label: i18n._(mistakeWords[type].inSentence),
              }))}
              value={item.type}
              onChange={({ currentTarget: { value } }) => {
                const type = MistakeType.safeParse(value);
                if (type.success) replace({ ...item, type: type.data });
              }}
            />
            <TextField
              label={t`Explanation in ${{ language: nameOfLanguage(text.native) }}`}
              fieldClassName="md:col-span-3"
              lang={languageOf(text.native).locale}
              dir={languageOf(text.native).direction}
              maxLength={240}
              value={item.explanation}
              onChange={({ currentTarget: { value } }) => replace({ ...item, explanation: value })}
            />
          </div>
        )}
      </ItemList>
    </EditFrame>
  );
}
