import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { optionLook, popoverLook } from './overlay-look.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Makes the entry a link instead of an action. */
  href?: string;
  onAct?: () => void;
}

interface MenuProps {
  /** The button's label for screen readers. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  actions: readonly MenuAction[];
}

/** A button that opens a list of actions. */
export function Menu({ label, button, buttonClassName, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={
          buttonClassName ??
          'inline-flex size-11 items-center justify-center rounded-control text-ink-2 transition-colors data-hovered:bg-target-soft data-hovered:text-ink'
        }
      >
        {button}
      </Button>
      <Popover placement="bottom end" className={classNames(popoverLook, 'min-w-52')}>
        <AriaMenu
          className="outline-none"
          onAction={(id) => actions.find((action) => action.id === id)?.onAct?.()}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              href={action.href}
              isDisabled={action.disabled}
              textValue={action.label}
              className={classNames(optionLook, action.danger && 'text-bad!')}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
