import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { Role } from '#contracts/access/role.ts';

export interface NavLink {
  to: string;
  label: string;
  /** Path prefixes of the other screens on which this link is also highlighted. */
  section?: readonly string[];
  may: readonly Role[];
  newTab?: boolean;
  /** The count shown next to the link: `alerts` is the number of alerts that no admin has seen. */
  counts?: 'alerts';
  /** Shown only to users with experimental features (specification 6). */
  experimental?: boolean;
}

const teachers: readonly Role[] = ['public', 'admin'];

/**
 * The links of the header in order (specification 2). The Logout button is next to them; pupils see only this
 * button. Links that only admins see are in English, as their screens are.
 */
const links: readonly NavLink[] = [
  {
    to: '/select_resources',
    label: t({ message: 'Home', comment: 'The link to the home page' }),
    may: teachers,
  },
  {
    to: '/private_resources',
    label: t`Resources`,
    section: ['/add_resource', '/upload_resource', '/department_resources'],
    may: ['public'],
  },
  { to: '/public_resources', label: t`Public resources`, may: ['public'] },
  {
    to: '/classrooms/view',
    label: t`Classes`,
    section: ['/classrooms/', '/classroom/'],
    may: ['public'],
  },
  {
    to: '/homework-result',
    label: t`Homework`,
    section: ['/homework-classroom-result/', '/create-homework', '/dashboard'],
    may: ['public'],
  },
  { to: '/user_list', label: 'Users', section: ['/user_sub'], may: ['admin'] },
  { to: '/alerts', label: 'Alerts', may: ['admin'], counts: 'alerts' },
  { to: '/activity_stream', label: 'Activity', may: ['admin'] },
  {
    to: '/prompt',
    label: 'Prompts',
    section: ['/prompt/', '/activity_prompt'],
    may: ['admin'],
  },
  { to: '/wordings', label: 'Wordings', section: ['/wordings/'], may: ['admin'] },
  { to: '/models', label: 'Models', section: ['/models/'], may: ['admin'] },
  { to: '/pos_suggestions', label: 'Word suggestions', may: ['admin'] },
  { to: '/chunks_keyWords', label: 'Chunk words', may: ['admin'] },
  { to: '/webinars', label: t`Webinars`, section: ['/webinars/'], may: teachers },
  {
    to: '/docs/steps-1-7-of-choosing-your-resource-options',
    label: t`User Guides`,
    section: ['/docs/'],
    may: teachers,
    newTab: true,
  },
  { to: '/written_pages', label: 'Guides and pages', may: ['admin'] },
  { to: '/organisation', label: t`Setup Organisation`, may: teachers, experimental: true },
  {
    to: '/subscription/product',
    label: t`Subscriptions`,
    section: ['/subscription/'],
    may: teachers,
  },
  { to: '/access_product', label: 'Plans and access', may: ['admin'] },
  { to: '/account_setting', label: t`Profile`, may: teachers },
];

/** The screen for an address. Falls back to the last screen, which is the not-found page. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  return (
    screens.find(({ path }) => path !== '*' && matchPath(path, pathname)) ??
    screens.find(({ path }) => path === '*')
  );
}

/** The `aria-current` of a link: `page` for its own address, `true` for a page in its section. */
export function currentOf(
  { to, section = [] }: NavLink,
  pathname: string,
): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return section.some((begin) => pathname.startsWith(begin)) ? 'true' : undefined;
}

/** The visible links: links to existing screens that this role may open. Signed-out users see no links. */
export function navLinks(
  screens: readonly Screen[],
  role: Role | undefined,
  experimental: boolean,
): NavLink[] {
  if (!role) return [];
  return links.filter((link) => {
    if (!link.may.includes(role) || (link.experimental && !experimental)) return false;
    const screen = screenAt(screens, link.to);
    // The routes for content pages and for "not found" match any address. Show a link only if its screen has
    // a route of its own.
    if (!screen || screen.path === '*' || screen.path === '/:id') return false;
    return screen.may === 'anyone' || screen.may.includes(role);
  });
}

/** A route with its address, roles and screen. */
export interface Screen {
  path: string;
  /** The title of the browser tab; an empty title shows the product's name. */
  title: string;
  may: 'anyone' | readonly Role[];
  /**
   * Replaces the role's links in the header. `nothing` leaves only the logo; `sign in` is a button that only
   * the front pages have.
   */
  header?: 'sign in' | 'nothing';
  /**
   * True for a screen on which pupils work on a phone. On such a screen the header scrolls away, there is no
   * footer, and the screen itself explains the effects of being offline.
   */
  focused?: boolean;
  screen: ReactElement;
}
