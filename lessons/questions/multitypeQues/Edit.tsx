import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { MultitypeContent } from './content.ts';
import {
  addOption,
  emptyItem,
  listedOptions,
  type MultitypeItem,
  moveOption,
  removeOption,
  reword,
} from './edit-options.ts';
import { kindNames } from './kind-names.ts';

/** Editor for mixed questions: each question with its options; an odd-one-out question also has a reason. */
export function Edit(props: EditProps<MultitypeContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Question`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          { label: t`Add a choice`, make: (id) => emptyItem('choice', id) },
          { label: t`Add an order`, make: (id) => emptyItem('order', id) },
          { label: t`Add an odd one out`, make: (id) => emptyItem('odd-one-out', id) },
        ]}
      >
        {(item, replace) => (
          <>
            <p className="m-0 text-sm text-ink-2">{i18n._(kindNames[item.kind])}</p>
            <PairFields
              name={t`Question`}
              words={item.question}
              text={text}
              onChange={(question) => replace({ ...item, question })}
            />
            <OptionFields item={item} text={text} onChange={replace} />
            {item.kind === 'odd-one-out' && (
              <PairFields
                name={t`Reason`}
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

interface OptionFieldsProps {
  item: MultitypeItem;
  text: Text;
  onChange: (item: MultitypeItem) => void;
}

/**
 * The options of a question. A radio button sets the right option; moving the options sets the right order.
 */
function OptionFields({ item, text, onChange }: OptionFieldsProps) {
  const legend =
    item.kind === 'order'
      ? t`Options in the correct order`
      : t({ message: 'Options', context: 'of a question' });
  return (
    <fieldset className="m-0 grid gap-3 border-0 border-s-4 border-line p-0 ps-4">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {listedOptions(item).map((id, at) => {
        const words = item.options.find((option) => option.id === id) ?? { target: '', native: '' };
        const name = t`Option ${{ number: at + 1 }}`;
        return (
          <div key={id} className="grid items-end gap-2 lg:grid-cols-[minmax(0,1fr)_auto]">
            <PairFields
              name={name}
              words={words}
              text={text}
              onChange={(next) => onChange(reword(item, id, next))}
            />
            <div className="flex flex-wrap items-center gap-2">
              {item.kind === 'order' ? (
                <>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Move ${name} up`}
                    onClick={() => onChange(moveOption(item, id, -1))}
                  >
                    <Trans>Up</Trans>
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Move ${name} down`}
                    onClick={() => onChange(moveOption(item, id, 1))}
                  >
                    <Trans>Down</Trans>
                  </Button>
                </>
              ) : (
                <label className="inline-flex min-h-9 items-center gap-2 text-sm font-semibold">
                  <input
                    type="radio"
                    name={`right-${item.id}`}
                    checked={item.right === id}
                    onChange={() => onChange({ ...item, right: id })}
                  />
                  {item.kind === 'choice' ? t`Right answer` : t`Odd one out`}
                </label>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Remove ${name}`}
                onClick={() => onChange(removeOption(item, id))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
        );
      })}
      <Button size="small" className="w-fit" onClick={() => onChange(addOption(item))}>
        <Trans>Add an option</Trans>
      </Button>
    </fieldset>
  );
}
