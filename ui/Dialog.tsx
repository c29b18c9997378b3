import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a press outside, unless the dialog must be answered. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, with the primary button last. */
  actions?: ReactNode;
  wide?: boolean;
  /**
   * If true, the dialog must be answered: it has the role `alertdialog`, and a press outside does not close
   * it.
   */
  mustAnswer?: boolean;
}

/** A dialog in the middle of the page; on a phone it is at the bottom, within reach of the thumb. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  wide = false,
  mustAnswer = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={!mustAnswer}
      className="overlay fixed inset-0 z-50 flex items-end justify-center bg-veil sm:items-center sm:p-6"
    >
      <Modal
        className={classNames(
          'max-h-[92dvh] w-full overflow-auto rounded-t-card bg-card text-ink shadow-overlay sm:rounded-card',
          wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
        )}
      >
        <AriaDialog
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          className="p-5 outline-none sm:p-6"
        >
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="min-w-0 pt-1.5 text-xl">
              {title}
            </Heading>
            <IconButton
              label={t`Close`}
              icon={<X size={20} />}
              onClick={onClose}
              className="-me-2 -mt-1"
            />
          </div>
          {children && <div className="mt-3">{children}</div>}
          {actions && (
            // In a dialog taller than the window the buttons stay visible while the rest scrolls.
            <div
              data-foot
              className="sticky bottom-0 -mx-5 -mb-5 mt-2 flex flex-col gap-3 bg-card px-5 pt-4 pb-5 sm:-mx-6 sm:-mb-6 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6 sm:pb-6"
            >
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
