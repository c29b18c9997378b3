import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Viewer } from './viewers.ts';

/** Ids that are unknown until the local environment is running. */
export interface EnvironmentIds {
  /** The pupil's homework and one of its tasks. */
  homeworkId: number;
  taskId: number;
  pupilHomeworkId: number;
  /** Homework of the teacher's Japanese class. */
  classHomeworkId: number;
}

/** The heading of the screen, or one heading per viewer. */
type Shows =
  | string
  | RegExp
  | (Partial<Record<Viewer, string | RegExp>> & { others: string | RegExp });

export interface ScreenLine {
  /** A sample URL of the screen, if its path has parameters. */
  at?: string | ((ids: EnvironmentIds) => string);
  shows: Shows;
  /**
   * True if the screen is only for signed-out visitors. Signed-in users are redirected to their home page.
   */
  forVisitors?: true;
}

const notFound = 'This thread leads nowhere';
const noResource = 'Resource not found';
const lesson = 'demoFrMarche';
const steps = 'Steps 1-7 of choosing your resource options';

/**
 * The heading of each screen of the route map, keyed by path. Screens that are missing here may have any
 * heading.
 */
export const screenLines: Readonly<Record<string, ScreenLine>> = {
  '/': { shows: 'One text in two languages' },
  '/signin': { shows: 'Sign in', forVisitors: true },
  '/register': { shows: 'Create your account', forVisitors: true },
  '/createaccount': { shows: 'Create a department account', forVisitors: true },
  '/forgetPassword': { shows: 'Forgotten your password?' },
  '/newpassword/:id': { at: '/newpassword/no-such', shows: 'Choose a new password' },
  '/auth/verify-email': { shows: 'This link no longer works' },
  '/invitation/:secret': {
    at: '/invitation/no-such',
    shows: 'This invitation no longer works',
  },
  '/resource/:id': { at: `/resource/${lesson}`, shows: /marché/i },
  '/text_translation/:id': { at: `/text_translation/${lesson}`, shows: /marché/i },

  '/select_resources': { shows: 'What will your class read today?' },
  '/review/:id': { at: '/review/none', shows: 'Review your lesson' },
  '/activities/private/:id': { at: '/activities/private/none', shows: noResource },
  '/activities/public/:id': { at: '/activities/public/none', shows: noResource },
  '/lesson-plan/:id': { at: '/lesson-plan/none', shows: 'Lesson plan' },
  '/preview/:id': { at: '/preview/none', shows: noResource },
  '/add_resource': { shows: 'Add a resource' },
  '/upload_resource': { shows: 'Bring your own text' },
  '/private_resources': { shows: 'My resources' },
  '/department_resources': { shows: 'Department' },
  '/public_resources': { shows: 'Public resources' },
  '/worksheet/:id': { at: `/worksheet/${lesson}`, shows: 'Worksheets' },
  '/vocab-print': { shows: 'Print key vocabulary' },
  '/vocab-context-print': { shows: 'Print vocabulary in context' },

  '/homework-result': { shows: 'Homework' },
  '/homework-classroom-result/:homeworkId/:classroomId': {
    at: ({ classHomeworkId }) => `/homework-classroom-result/${classHomeworkId}/demo-9j`,
    shows: {
      'a school owner': 'No homework result found for the specified class and homework ID.',
      others: 'Hardest for the class',
    },
  },
  // A teacher without homework sees instructions for getting started instead.
  '/dashboard': { shows: { 'a teacher': 'Overview', others: /^(Overview|Your first homework)$/ } },
  '/create-homework': { shows: 'Set homework' },
  '/classrooms/view': { shows: 'Classes' },
  '/classrooms/create': { shows: 'Create a class' },
  '/classrooms/view/:id': {
    at: '/classrooms/view/demo-8c',
    shows: { 'a school owner': 'could not be found', others: '8C French' },
  },
  '/classrooms/:classroomId/pupils/create': {
    at: '/classrooms/demo-8c/pupils/create',
    shows: 'Add pupils',
  },
  '/classroom/homework/:id/:status': {
    at: '/classroom/homework/demo-8c/active',
    shows: 'Homework for',
  },
  '/subscription/:id': { at: '/subscription/product', shows: 'Subscriptions' },
  '/subscription/invoice/:changeType?': {
    at: '/subscription/invoice/sideways?planId=2',
    shows: 'Page does not exist',
  },
  '/organisation': {
    shows: { 'a school owner': 'Lindenfold School', others: 'Setup Organisation' },
  },
  '/account_setting': { shows: 'Profile' },

  '/docs': { shows: 'User Guides' },
  '/docs/:id': { at: '/docs/steps-1-7-of-choosing-your-resource-options', shows: steps },
  '/guides': { shows: 'User Guides' },
  '/guides/:guideId': { at: '/guides/gap-fills', shows: 'Gap-fills' },
  '/guide/:guideId': { at: '/guide/gap-fills', shows: 'Gap-fills' },
  '/video/:guideId': { at: '/video/gap-fills', shows: 'Gap-fills' },
  '/webinars': { shows: 'Webinars' },
  '/webinars/:webinarId': {
    at: '/webinars/homework-that-marks-itself',
    shows: {
      'a visitor': 'This recording is for members',
      others: 'Homework marked automatically',
    },
  },
  '/:id': { at: '/accessibility', shows: 'Accessibility statement' },

  '/user_list': { shows: 'Users' },
  '/user_sub': { at: '/user_sub?id=demo-teacher', shows: 'Tess Teacherly' },
  '/user_sub/resource/:id': { at: `/user_sub/resource/${lesson}`, shows: 'AI calls' },
  '/prompt': { shows: 'Text prompts' },
  '/prompt/:promptKey': { at: '/prompt/text-dialogue2', shows: 'Dialogue with 2 speakers' },
  '/activity_prompt': { shows: 'Activity prompts' },
  '/activity_prompt/:promptKey': { at: '/activity_prompt/comprehension', shows: /comprehension/i },
  '/alerts': { shows: 'Alerts' },
  '/models': { shows: 'Models' },
  '/models/:duty': { at: '/models/text', shows: 'Texts' },
  '/wordings': { shows: 'Wordings' },
  '/wordings/:message/:locale?': {
    at: `/wordings/${generateMessageId('Cancel')}/de`,
    shows: 'Cancel',
  },
  '/chunks_keyWords': { shows: 'Chunk words' },
  '/pos_suggestions': { shows: 'Word suggestions' },
  '/activity_stream': { shows: 'Activity' },
  '/access_product': { shows: 'Plans and access' },
  '/written_pages': { shows: 'Guides and pages' },
  '/written_pages/:pageId': { at: '/written_pages/written-guide-gap-fills', shows: 'Gap-fills' },

  '/pupil/home': { shows: /^Hello, / },
  '/submit_task/:homeworkId/:taskId': {
    at: ({ homeworkId, taskId }) => `/submit_task/${homeworkId}/${taskId}`,
    shows: /./,
  },
  '/pupil/result/tasks/:taskId': {
    at: '/pupil/result/tasks/0',
    shows: 'There’s no result here yet',
  },
  '/pupil/result/:pupilHomeworkId?': {
    at: ({ pupilHomeworkId }) => `/pupil/result/${pupilHomeworkId}`,
    shows: /^Homework: /,
  },
  '/badpage': { shows: notFound },
  '*': { at: '/no/such/address', shows: notFound },
};
