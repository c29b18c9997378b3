import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  useFilter,
} from 'react-aria-components';
import { optionLook, popoverLook } from './overlay-look.ts';

export interface ComboOption {
  value: string;
  label: string;
  /** A secondary word next to the label, such as a language's own name. It is searched too. */
  detail?: string;
  /** Language of the detail, for correct pronunciation and text shaping. */
  detailLang?: string;
  /** Another name that is searched but not shown. */
  alias?: string;
}

interface ComboBoxProps {
  label: string;
  options: readonly ComboOption[];
  value: string | null;
  onChoose: (value: string) => void;
  placeholder?: string;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Shown in the list when nothing matches the input. */
  nothingFound?: string;
  autoComplete?: string;
  className?: string;
}

/** A select for long lists, searched by typing a part of any name of an option. */
export function ComboBox({
  label,
  options,
  value,
  onChoose,
  placeholder,
  help,
  error,
  disabled = false,
  nothingFound = t`No matches`,
  autoComplete,
  className,
}: ComboBoxProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const namesOf = new Map(
    options.map((option) => [option.label, [option.label, option.detail, option.alias].join(' ')]),
  );
  return (
    <AriaComboBox
      defaultFilter={(text, typed) => contains(namesOf.get(text) ?? text, typed)}
      value={value}
      onChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      className={className ?? 'min-w-0'}
    >
      <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
      <div className="relative">
        <ComboInput placeholder={placeholder} autoComplete={autoComplete} />
        <Button
          // Screen readers read the field's label after this word.
          aria-label={t`Show`}
          className="absolute inset-y-0 end-0 inline-flex w-12 items-center justify-center"
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </div>
      {help && (
        <Text slot="description" className="mt-1.5 block text-sm text-ink-2">
          {help}
        </Text>
      )}
      <FieldError className="mt-1.5 block text-sm font-semibold text-bad">{error}</FieldError>
      <Popover className={`${popoverLook} w-(--trigger-width)`}>
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-ink-2">{nothingFound}</p>}
        >
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={optionLook}
            >
              <span>{option.label}</span>
              {option.detail && (
                <span
                  lang={option.detailLang}
                  dir="auto"
                  className="ms-auto text-sm font-normal text-ink-2"
                >
                  {option.detail}
                </span>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/**
 * The text input. Focus opens the list, but a very short press, such as a trackpad tap, ends before the list
 * listens and counts as a press outside the list. The click therefore opens the list again.
 */
function ComboInput(props: Pick<ComboBoxProps, 'placeholder' | 'autoComplete'>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={() => state?.open(null, 'manual')}
      className="block min-h-12 w-full rounded-control border border-edge bg-raised ps-4 pe-12 text-base text-ink data-disabled:opacity-60 data-invalid:border-2 data-invalid:border-bad"
    />
  );
}
