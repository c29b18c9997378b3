import { t } from '@lingui/core/macro';
import type { Role } from '#contracts/access/role.ts';
import { lazyScreen } from '../../features/shell/lazy-screen.ts';
import type { Screen } from '../../features/shell/nav-links.ts';
import { NotFound } from '../../features/shell/OwnPage.tsx';

const Guide = lazyScreen(() => import('../../features/content/Guide.tsx'));
const Guides = lazyScreen(() => import('../../features/content/Guides.tsx'));
const VideoGuide = lazyScreen(() => import('../../features/content/VideoGuide.tsx'));
const Webinars = lazyScreen(() => import('../../features/content/Webinars.tsx'));
const Webinar = lazyScreen(() => import('../../features/content/Webinar.tsx'));
const WrittenPage = lazyScreen(() => import('../../features/content/WrittenPage.tsx'));
const ContentList = lazyScreen(() => import('../../features/content/ContentList.tsx'));
const ContentEditor = lazyScreen(() => import('../../features/content/ContentEditor.tsx'));

const teachers: readonly Role[] = ['public', 'admin'];

/** The routes for written pages: guides, videos, webinars, and their editor. */
export const contentScreens: readonly Screen[] = [
  { path: '/docs', title: t`User Guides`, may: teachers, screen: <Guides root="/docs/" /> },
  {
    path: '/docs/:id',
    title: t`User Guides`,
    may: teachers,
    screen: <Guide root="/docs/" missing={<NotFound />} />,
  },
  { path: '/guides', title: t`User Guides`, may: 'anyone', screen: <Guides root="/guides/" /> },
  ...['/guides/:guideId', '/guide/:guideId'].map(
    (path): Screen => ({
      path,
      title: t`User Guides`,
      may: 'anyone',
      screen: <Guide root="/guides/" missing={<NotFound />} />,
    }),
  ),
  {
    path: '/video/:guideId',
    title: t`Video`,
    may: 'anyone',
    screen: <VideoGuide missing={<NotFound />} />,
  },
  { path: '/webinars', title: t`Webinars`, may: ['public'], screen: <Webinars /> },
  {
    path: '/webinars/:webinarId',
    title: t`Webinar`,
    may: 'anyone',
    screen: <Webinar missing={<NotFound />} />,
  },
  { path: '/written_pages', title: 'Guides and pages', may: ['admin'], screen: <ContentList /> },
  {
    path: '/written_pages/:pageId',
    title: 'Edit a page',
    may: ['admin'],
    screen: <ContentEditor />,
  },
];

/** Any other address with a single segment may be a written page, so this must be the last screen. */
export const writtenPageScreen: Screen = {
  path: '/:id',
  title: '',
  may: 'anyone',
  screen: <WrittenPage missing={<NotFound />} />,
};
