import type { DOMAttributes, ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';

interface TooltipProps {
  tip: ReactNode;
  /** One focusable element, such as a button. */
  children: ReactElement<DOMAttributes<Element>, string>;
}

/** A few more words on hover and focus. Never the only place where something is said. */
export function Tooltip({ tip, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={6}
        className="overlay z-50 max-w-72 rounded-small bg-night px-3 py-1.5 text-sm text-on-night shadow-overlay"
      >
        {tip}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
