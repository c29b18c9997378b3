import type { ComponentType } from 'react';
import { questionTypes } from '#lessons/questions/kinds.ts';
import type { PanelProps } from '#lessons/questions/view-props.ts';
import { views } from '#lessons/questions/views.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** The panel of each question type, loaded when it is first shown. Other parts have no panel. */
export const questionPanels = new Map<string, ComponentType<PanelProps<unknown>>>(
  questionTypes.map((type) => [
    type,
    lazyPart(
      async () => (await views[type].panel()).default,
      <div className="skeleton h-24 w-full" />,
    ),
  ]),
);
