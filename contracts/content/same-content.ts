import { PageContent } from './page.ts';

const fields = Object.keys(PageContent.shape) as (keyof PageContent)[];

/** Whether two states of a page say the same: every field is a plain value. */
export const isSameContent = (one: PageContent, other: PageContent): boolean =>
  fields.every((field) => one[field] === other[field]);
