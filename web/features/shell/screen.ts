import type { ReactElement } from 'react';
import type { Role } from '#contracts/access/role.ts';

/** One line of the product's map: an address, who may see it and what it shows. */
export interface Screen {
  path: string;
  /** The title of the browser's tab; empty for the product's own. */
  title: string;
  may: 'anyone' | readonly Role[];
  /** What the header offers instead of the role's links: a `sign in` button, or `nothing` but the logo. */
  header?: 'sign in' | 'nothing';
  /**
   * A screen to work in on a phone: the header scrolls away, no footer follows, and the screen itself
   * says what being offline means.
   */
  focused?: boolean;
  screen: ReactElement;
}
