import { Suspense } from 'react';
import type { Role } from '#contracts/access/role.ts';
import { activitiesSources } from '../../features/resources/activities/activities-source.ts';
import { lazyScreen } from '../../features/shell/lazy-screen.ts';
import { NotFound } from '../../features/shell/NotFound.tsx';
import { OwnPage } from '../../features/shell/OwnPage.tsx';
import type { Screen } from '../../features/shell/screen.ts';
import { adminScreens } from './admin-routes.tsx';
import { contentScreens, writtenPageScreen } from './content-routes.tsx';
import { signInScreens } from './sign-in-screens.tsx';

const Landing = lazyScreen(() => import('../../features/landing/Landing.tsx'));
const Organisation = lazyScreen(() => import('../../features/organisation/Organisation.tsx'));
const TeacherProfiles = lazyScreen(() => import('../../features/organisation/TeacherProfiles.tsx'));
const AccountSetting = lazyScreen(() => import('../../features/account/AccountSetting.tsx'));
const Dashboard = lazyScreen(() => import('../../features/resources/Dashboard.tsx'));
const Review = lazyScreen(() => import('../../features/resources/Review.tsx'));
const Activities = lazyScreen(() => import('../../features/resources/Activities.tsx'));
const LessonPlan = lazyScreen(() => import('../../features/resources/LessonPlan.tsx'));
const Preview = lazyScreen(() => import('../../features/resources/Preview.tsx'));
const AddResource = lazyScreen(() => import('../../features/resources/AddResource.tsx'));
const UploadResource = lazyScreen(() => import('../../features/resources/UploadResource.tsx'));
const ResourceList = lazyScreen(() => import('../../features/resources/ResourceList.tsx'));
const HomeworkDashboard = lazyScreen(() => import('../../features/results/HomeworkDashboard.tsx'));
const ClassResult = lazyScreen(() => import('../../features/results/ClassResult.tsx'));
const HomeworkResults = lazyScreen(() => import('../../features/results/HomeworkResults.tsx'));
const Worksheet = lazyScreen(() => import('../../features/worksheets/Worksheet.tsx'));
const Classrooms = lazyScreen(() => import('../../features/classrooms/Classrooms.tsx'));
const CreateClassroom = lazyScreen(() => import('../../features/classrooms/CreateClassroom.tsx'));
const Classroom = lazyScreen(() => import('../../features/classrooms/Classroom.tsx'));
const CreatePupils = lazyScreen(() => import('../../features/classrooms/CreatePupils.tsx'));
const Subscription = lazyScreen(() => import('../../features/billing/Subscription.tsx'));
const SubscriptionInvoice = lazyScreen(
  () => import('../../features/billing/SubscriptionInvoice.tsx'),
);
const ClassHomework = lazyScreen(() => import('../../features/results/ClassHomework.tsx'));
const SetHomework = lazyScreen(() => import('../../features/homework/SetHomework.tsx'));
const PupilHome = lazyScreen(() => import('../../features/pupils/PupilHome.tsx'));
const SubmitTask = lazyScreen(() => import('../../features/pupils/SubmitTask.tsx'));
const PupilResult = lazyScreen(() => import('../../features/pupils/PupilResult.tsx'));
const TaskResult = lazyScreen(() => import('../../features/pupils/TaskResult.tsx'));

const teachers: readonly Role[] = ['public', 'admin'];

/** The map of the product: every address, who may see it and what it shows. The first fit counts. */
export const screens: readonly Screen[] = [
  { path: '/', title: '', may: 'anyone', header: 'sign in', screen: <Landing /> },
  ...signInScreens,
  // The teaching view has its own entry: links to it load the page from the server.
  { path: '/resource/:id', title: '', may: 'anyone', header: 'links', screen: <OwnPage /> },
  {
    path: '/text_translation/:id',
    title: '',
    may: teachers,
    header: 'links',
    screen: <OwnPage />,
  },
  {
    path: '/select_resources',
    title: 'Home',
    may: teachers,
    header: 'links',
    screen: (
      <>
        <Dashboard />
        <Suspense fallback={null}>
          <TeacherProfiles />
        </Suspense>
      </>
    ),
  },
  { path: '/review/:id', title: 'Review', may: teachers, header: 'links', screen: <Review /> },
  // Any other source is no address of ours.
  ...activitiesSources.map(
    (source): Screen => ({
      path: `/activities/${source}/:id`,
      title: 'Activities',
      may: ['public'],
      header: 'links',
      screen: <Activities source={source} />,
    }),
  ),
  {
    path: '/lesson-plan/:id',
    title: 'Lesson plan',
    may: ['public'],
    header: 'links',
    screen: <LessonPlan />,
  },
  { path: '/preview/:id', title: 'Preview', may: ['public'], header: 'links', screen: <Preview /> },
  {
    path: '/add_resource',
    title: 'Add a resource',
    may: ['public'],
    header: 'links',
    screen: <AddResource />,
  },
  {
    path: '/upload_resource',
    title: 'Upload a text',
    may: ['public'],
    header: 'links',
    screen: <UploadResource />,
  },
  {
    path: '/private_resources',
    title: 'My resources',
    may: ['public'],
    header: 'links',
    screen: <ResourceList scope="private" />,
  },
  {
    path: '/department_resources',
    title: 'Department resources',
    may: ['public'],
    header: 'links',
    screen: <ResourceList key="department" scope="department" />,
  },
  {
    path: '/public_resources',
    title: 'Public resources',
    may: ['public'],
    header: 'links',
    screen: <ResourceList scope="public" />,
  },
  {
    path: '/homework-result',
    title: 'Homework',
    may: ['public'],
    header: 'links',
    screen: <HomeworkResults />,
  },
  {
    path: '/homework-classroom-result/:homeworkId/:classroomId',
    title: 'Homework results',
    may: ['public'],
    header: 'links',
    screen: <ClassResult />,
  },
  {
    path: '/dashboard',
    title: 'Overview',
    may: ['public'],
    header: 'links',
    screen: <HomeworkDashboard />,
  },
  {
    path: '/worksheet/:id',
    title: 'Worksheets',
    may: teachers,
    header: 'links',
    screen: <Worksheet />,
  },
  {
    path: '/vocab-print',
    title: 'Print key vocabulary',
    may: ['public'],
    header: 'links',
    screen: <Worksheet key="vocab" first="vocab" />,
  },
  {
    path: '/vocab-context-print',
    title: 'Print vocabulary in context',
    may: ['public'],
    header: 'links',
    screen: <Worksheet key="context" first="vocabInContext" />,
  },
  {
    path: '/classrooms/view',
    title: 'Classes',
    may: ['public'],
    header: 'links',
    screen: <Classrooms />,
  },
  {
    path: '/classrooms/create',
    title: 'Create a class',
    may: ['public'],
    header: 'links',
    screen: <CreateClassroom />,
  },
  {
    path: '/classrooms/view/:id',
    title: 'Class',
    may: ['public'],
    header: 'links',
    screen: <Classroom />,
  },
  {
    path: '/classrooms/:classroomId/pupils/create',
    title: 'Add pupils',
    may: ['public'],
    header: 'links',
    screen: <CreatePupils />,
  },
  {
    path: '/classroom/homework/:id/:status',
    title: 'Homework for a class',
    may: ['public'],
    header: 'links',
    screen: <ClassHomework />,
  },
  {
    path: '/create-homework',
    title: 'Set homework',
    may: ['public'],
    header: 'links',
    screen: <SetHomework />,
  },
  {
    path: '/subscription/invoice/:changeType?',
    title: 'Change of plan',
    may: ['public'],
    header: 'links',
    screen: <SubscriptionInvoice />,
  },
  {
    path: '/subscription/:id',
    title: 'Subscriptions',
    may: ['public'],
    header: 'links',
    screen: <Subscription />,
  },
  {
    path: '/organisation',
    title: 'Setup Organisation',
    may: teachers,
    header: 'links',
    screen: <Organisation />,
  },
  {
    path: '/account_setting',
    title: 'Profile',
    may: teachers,
    header: 'links',
    screen: <AccountSetting />,
  },
  ...adminScreens,
  {
    path: '/pupil/home',
    title: 'Home',
    may: ['PUPIL'],
    header: 'links',
    screen: <PupilHome />,
  },
  {
    path: '/submit_task/:homeworkId/:taskId',
    title: 'Homework',
    may: ['PUPIL'],
    header: 'links',
    focused: true,
    screen: <SubmitTask />,
  },
  {
    path: '/pupil/result/tasks/:taskId',
    title: 'Result',
    may: ['PUPIL'],
    header: 'links',
    screen: <TaskResult />,
  },
  {
    path: '/pupil/result/:pupilHomeworkId?',
    title: 'Results',
    may: ['PUPIL'],
    header: 'links',
    screen: <PupilResult />,
  },
  ...contentScreens,
  {
    path: '/badpage',
    title: 'Page not found',
    may: 'anyone',
    header: 'links',
    screen: <NotFound />,
  },
  writtenPageScreen,
  { path: '*', title: 'Page not found', may: 'anyone', header: 'links', screen: <NotFound /> },
];
