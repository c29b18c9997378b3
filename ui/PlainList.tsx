import { Fragment, type ReactNode } from 'react';
import { plainListParts } from './wordings/lists.ts';

/** Lists elements with the separators of the page's language: names as links, or texts in isolated directions. */
export const PlainList = ({ items }: { items: readonly ReactNode[] }) =>
  plainListParts(items.length).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list stay in their order
    <Fragment key={place}>{typeof part === 'number' ? items[part] : part}</Fragment>
  ));
