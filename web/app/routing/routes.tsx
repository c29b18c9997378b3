import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { Role } from '#contracts/access/role.ts';
import { frontPages } from '#contracts/front-pages.ts';
import { pupilPages } from '#contracts/homework/pupil-pages.ts';
import { activitiesSources } from '../../features/resources/activities/activities-source.ts';
import { lazyScreen } from '../../features/shell/lazy-screen.ts';
import type { Screen } from '../../features/shell/nav-links.ts';
import { NotFound, OwnPage } from '../../features/shell/OwnPage.tsx';
import { frontPageTitle } from '../../front/page-words.ts';
import { pupilPageTitle } from '../../pupil/page-titles.ts';
import { adminScreens } from './admin-routes.tsx';
import { contentScreens, writtenPageScreen } from './content-routes.tsx';

const Invitation = lazyScreen(() => import('../../features/account/Invitation.tsx'));
const Organisation = lazyScreen(() => import('../../features/organisation/Organisation.tsx'));
const TeacherProfiles = lazyScreen(() => import('../../features/organisation/TeacherProfiles.tsx'));
const AccountSetting = lazyScreen(() => import('../../features/account/AccountSetting.tsx'));
const Dashboard = lazyScreen(() => import('../../features/resources/dashboard/Dashboard.tsx'));
const Review = lazyScreen(() => import('../../features/resources/review/Review.tsx'));
const Activities = lazyScreen(() => import('../../features/resources/activities/Activities.tsx'));
const LessonPlan = lazyScreen(() => import('../../features/resources/lesson-plan/LessonPlan.tsx'));
const Preview = lazyScreen(() => import('../../features/resources/preview/Preview.tsx'));
const AddResource = lazyScreen(() => import('../../features/resources/add/AddResource.tsx'));
const UploadResource = lazyScreen(
  () => import('../../features/resources/upload/UploadResource.tsx'),
);
const ResourceList = lazyScreen(() => import('../../features/resources/list/ResourceList.tsx'));
const HomeworkDashboard = lazyScreen(
  () => import('../../features/results/dashboard/HomeworkDashboard.tsx'),
);
const ClassResult = lazyScreen(() => import('../../features/results/ClassResult.tsx'));
const HomeworkResults = lazyScreen(() => import('../../features/results/list/HomeworkResults.tsx'));
const Worksheet = lazyScreen(() => import('../../features/worksheets/Worksheet.tsx'));
const Classrooms = lazyScreen(() => import('../../features/classrooms/Classrooms.tsx'));
const CreateClassroom = lazyScreen(() => import('../../features/classrooms/CreateClassroom.tsx'));
const Classroom = lazyScreen(() => import('../../features/classrooms/Classroom.tsx'));
const CreatePupils = lazyScreen(() => import('../../features/classrooms/CreatePupils.tsx'));
const Subscription = lazyScreen(() => import('../../features/billing/Subscription.tsx'));
const SubscriptionInvoice = lazyScreen(
  () => import('../../features/billing/SubscriptionInvoice.tsx'),
);
const ClassHomework = lazyScreen(() => import('../../features/results/list/ClassHomework.tsx'));
const SetHomework = lazyScreen(() => import('../../features/homework/SetHomework.tsx'));

const teachers: readonly Role[] = ['public', 'admin'];

/**
 * All addresses of the product, with the roles that may see each and the screen that it shows. The first
 * match wins.
 */
export const screens: readonly Screen[] = [
  // The front pages and the teaching view have entries of their own: links to them load a page.
  ...frontPages.map(
    (page): Screen => ({
      ...page,
      title: frontPageTitle(page),
      may: 'anyone',
      screen: <OwnPage />,
    }),
  ),
  {
    path: '/invitation/:secret',
    title: t`Your invitation`,
    may: 'anyone',
    header: 'nothing',
    screen: <Invitation />,
  },
  { path: '/resource/:id', title: '', may: 'anyone', screen: <OwnPage /> },
  { path: '/text_translation/:id', title: '', may: teachers, screen: <OwnPage /> },
  {
    path: '/select_resources',
    title: t`Home`,
    may: teachers,
    screen: (
      <>
        <Dashboard />
        <Suspense fallback={null}>
          <TeacherProfiles />
        </Suspense>
      </>
    ),
  },
  {
    path: '/review/:id',
    title: t({
      message: 'Review',
      comment: 'The page on which a teacher checks a generated lesson',
    }),
    may: teachers,
    screen: <Review />,
  },
  // For any other source, the not-found page is shown.
  ...activitiesSources.map(
    (source): Screen => ({
      path: `/activities/${source}/:id`,
      title: t`Activities`,
      may: ['public'],
      screen: <Activities source={source} />,
    }),
  ),
  { path: '/lesson-plan/:id', title: t`Lesson plan`, may: ['public'], screen: <LessonPlan /> },
  { path: '/preview/:id', title: t`Preview`, may: ['public'], screen: <Preview /> },
  { path: '/add_resource', title: t`Add a resource`, may: ['public'], screen: <AddResource /> },
  {
    path: '/upload_resource',
    title: t`Upload a text`,
    may: ['public'],
    screen: <UploadResource />,
  },
  {
    path: '/private_resources',
    title: t`My resources`,
    may: ['public'],
    screen: <ResourceList scope="private" />,
  },
  {
    path: '/department_resources',
    title: t`Department resources`,
    may: ['public'],
    screen: <ResourceList key="department" scope="department" />,
  },
  {
    path: '/public_resources',
    title: t`Public resources`,
    may: ['public'],
    screen: <ResourceList scope="public" />,
  },
  { path: '/homework-result', title: t`Homework`, may: ['public'], screen: <HomeworkResults /> },
  {
    path: '/homework-classroom-result/:homeworkId/:classroomId',
    title: t`Homework results`,
    may: ['public'],
    screen: <ClassResult />,
  },
  { path: '/dashboard', title: t`Overview`, may: ['public'], screen: <HomeworkDashboard /> },
  { path: '/worksheet/:id', title: t`Worksheets`, may: teachers, screen: <Worksheet /> },
  {
    path: '/vocab-print',
    title: t`Print key vocabulary`,
    may: ['public'],
    screen: <Worksheet key="vocab" first="vocab" />,
  },
  {
    path: '/vocab-context-print',
    title: t`Print vocabulary in context`,
    may: ['public'],
    screen: <Worksheet key="context" first="vocabInContext" />,
  },
  { path: '/classrooms/view', title: t`Classes`, may: ['public'], screen: <Classrooms /> },
  {
    path: '/classrooms/create',
    title: t`Create a class`,
    may: ['public'],
    screen: <CreateClassroom />,
  },
  { path: '/classrooms/view/:id', title: t`Class`, may: ['public'], screen: <Classroom /> },
  {
    path: '/classrooms/:classroomId/pupils/create',
    title: t`Add pupils`,
    may: ['public'],
    screen: <CreatePupils />,
  },
  {
    path: '/classroom/homework/:id/:status',
    title: t`Homework for a class`,
    may: ['public'],
    screen: <ClassHomework />,
  },
  { path: '/create-homework', title: t`Set homework`, may: ['public'], screen: <SetHomework /> },
  {
    path: '/subscription/invoice/:changeType?',
    title: t`Change of plan`,
    may: ['public'],
    screen: <SubscriptionInvoice />,
  },
  {
    path: '/subscription/:id',
    title: t`Subscriptions`,
    may: ['public'],
    screen: <Subscription />,
  },
  {
    path: '/organisation',
    title: t`Setup Organisation`,
    may: teachers,
    screen: <Organisation />,
  },
  { path: '/account_setting', title: t`Profile`, may: teachers, screen: <AccountSetting /> },
  ...adminScreens,
  // The pupils' side has its own entry, too.
  ...pupilPages.map(
    ({ path }): Screen => ({
      path,
      title: pupilPageTitle(path),
      may: ['PUPIL'],
      screen: <OwnPage />,
    }),
  ),
  ...contentScreens,
  { path: '/badpage', title: t`Page not found`, may: 'anyone', screen: <NotFound /> },
  writtenPageScreen,
  { path: '*', title: t`Page not found`, may: 'anyone', screen: <NotFound /> },
];
