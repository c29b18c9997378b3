import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import { optionLook, popoverLook } from './overlay-look.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectGroup {
  title: string;
  options: readonly SelectOption[];
}

interface SelectProps {
  label: string;
  /** Plain options, titled groups, or a mix of both in any order. */
  options: readonly (SelectOption | SelectGroup)[];
  value: string | null;
  onChoose: (value: string) => void;
  placeholder?: string;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

const option = ({ value, label }: SelectOption) => (
  <ListBoxItem key={value} id={value} textValue={label} className={optionLook}>
    {label}
  </ListBoxItem>
);

/** A select for short lists. Use `ComboBox` for a long list that needs search. */
export function Select({
  label,
  options,
  value,
  onChoose,
  placeholder = t`Choose`,
  help,
  error,
  disabled = false,
  className,
}: SelectProps) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      placeholder={placeholder}
      className={className ?? 'min-w-0'}
    >
      <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
      <Button className="flex min-h-12 w-full items-center justify-between gap-2 rounded-control border border-edge bg-raised px-4 text-start text-base text-ink data-disabled:opacity-60">
        <SelectValue className="line-clamp-3 min-w-0 py-1 leading-tight data-placeholder:text-ink-3" />
        <ChevronDown size={18} aria-hidden="true" className="shrink-0" />
      </Button>
      {help && (
        <Text slot="description" className="mt-1.5 block text-sm text-ink-2">
          {help}
        </Text>
      )}
      <FieldError className="mt-1.5 block text-sm font-semibold text-bad">{error}</FieldError>
      <Popover className={`${popoverLook} min-w-(--trigger-width)`}>
        <ListBox className="outline-none">
          {options.map((entry) =>
            'options' in entry ? (
              <ListBoxSection key={entry.title} id={`section ${entry.title}`}>
                <Header className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-3">
                  {entry.title}
                </Header>
                {entry.options.map(option)}
              </ListBoxSection>
            ) : (
              option(entry)
            ),
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
