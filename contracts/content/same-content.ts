import { PageContent } from './page.ts';

const fields = Object.keys(PageContent.shape) as (keyof PageContent)[];

/** True if two states of a page are equal. All fields are primitive values, so `===` is enough. */
export const isSameContent = (one: PageContent, other: PageContent): boolean =>
  fields.every((field) => one[field] === other[field]);
