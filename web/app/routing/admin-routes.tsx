import { lazyScreen } from '../../features/shell/lazy-screen.ts';
import type { Screen } from '../../features/shell/nav-links.ts';

const AccessProduct = lazyScreen(() => import('../../features/admin/plans/AccessProduct.tsx'));
const ActivityStream = lazyScreen(() => import('../../features/admin/activity/ActivityStream.tsx'));
const Alerts = lazyScreen(() => import('../../features/admin/alerts/Alerts.tsx'));
const Models = lazyScreen(() => import('../../features/admin/models/Models.tsx'));
const DutyModel = lazyScreen(() => import('../../features/admin/models/DutyModel.tsx'));
const PromptList = lazyScreen(() => import('../../features/admin/prompts/PromptList.tsx'));
const PromptEditor = lazyScreen(() => import('../../features/admin/prompts/PromptEditor.tsx'));
const ChunksKeyWords = lazyScreen(() => import('../../features/admin/words/ChunksKeyWords.tsx'));
const PosSuggestions = lazyScreen(() => import('../../features/admin/words/PosSuggestions.tsx'));
const Wordings = lazyScreen(() => import('../../features/admin/wordings/Wordings.tsx'));
const MessageWordings = lazyScreen(
  () => import('../../features/admin/wordings/MessageWordings.tsx'),
);
const UserList = lazyScreen(() => import('../../features/admin/users/UserList.tsx'));
const UserSub = lazyScreen(() => import('../../features/admin/account/UserSub.tsx'));
const UserResource = lazyScreen(() => import('../../features/admin/account/UserResource.tsx'));

/** The screens for admins only (specification 2). */
export const adminScreens: readonly Screen[] = [
  {
    path: '/access_product',
    title: 'Plans and access',
    may: ['admin'],
    screen: <AccessProduct />,
  },
  { path: '/activity_stream', title: 'Activity', may: ['admin'], screen: <ActivityStream /> },
  { path: '/alerts', title: 'Alerts', may: ['admin'], screen: <Alerts /> },
  { path: '/models', title: 'Models', may: ['admin'], screen: <Models /> },
  { path: '/models/:duty', title: 'Model', may: ['admin'], screen: <DutyModel /> },
  {
    path: '/prompt',
    title: 'Text prompts',
    may: ['admin'],
    screen: <PromptList key="prompt" screen="prompt" />,
  },
  {
    path: '/prompt/:promptKey',
    title: 'Prompt',
    may: ['admin'],
    screen: <PromptEditor key="prompt" screen="prompt" />,
  },
  {
    path: '/activity_prompt',
    title: 'Activity prompts',
    may: ['admin'],
    screen: <PromptList key="activity_prompt" screen="activity_prompt" />,
  },
  {
    path: '/activity_prompt/:promptKey',
    title: 'Activity prompt',
    may: ['admin'],
    screen: <PromptEditor key="activity_prompt" screen="activity_prompt" />,
  },
  { path: '/chunks_keyWords', title: 'Chunk words', may: ['admin'], screen: <ChunksKeyWords /> },
  {
    path: '/pos_suggestions',
    title: 'Word suggestions',
    may: ['admin'],
    screen: <PosSuggestions />,
  },
  { path: '/wordings', title: 'Wordings', may: ['admin'], screen: <Wordings /> },
  {
    path: '/wordings/:message/:locale?',
    title: 'Wording',
    may: ['admin'],
    screen: <MessageWordings />,
  },
  { path: '/user_list', title: 'Users', may: ['admin'], screen: <UserList /> },
  { path: '/user_sub/resource/:id', title: 'Resource', may: ['admin'], screen: <UserResource /> },
  { path: '/user_sub', title: 'User', may: ['admin'], screen: <UserSub /> },
];
