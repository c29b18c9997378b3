import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { quickEdit } from '../guidance.ts';
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

interface OptionFieldsProps {
  item: MultitypeItem;
  text: Text;
  onChange: (item: MultitypeItem) => void;
}

/**
 * The options of a question. A radio button sets the right option; moving the options sets the right order.
 */
function OptionFields({ item, text, onChange }: OptionFieldsProps) {
  const legend = item.kind === 'order' ? 'Options in the correct order' : 'Options';
  return (
    <fieldset className="m-0 grid gap-3 border-0 border-s-4 border-line p-0 ps-4">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {listedOptions(item).map((id, at) => {
        const words = item.options.find((option) => option.id === id) ?? { target: '', native: '' };
        const name = `Option ${at + 1}`;
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
                    aria-label={`Move ${name} up`}
                    onClick={() => onChange(moveOption(item, id, -1))}
                  >
                    Up
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Move ${name} down`}
                    onClick={() => onChange(moveOption(item, id, 1))}
                  >
                    Down
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
                  {item.kind === 'choice' ? 'Right answer' : 'Odd one out'}
                </label>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(removeOption(item, id))}
              >
                Remove
              </Button>
            </div>
          </div>
        );
      })}
      <Button size="small" className="w-fit" onClick={() => onChange(addOption(item))}>
        Add an option
      </Button>
    </fieldset>
  );
}
