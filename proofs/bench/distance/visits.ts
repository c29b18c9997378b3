import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Page } from '@playwright/test';

/** The visitors: each has a separate browser context. */
export const viewers = {
  visitor: null,
  pupil: 'maple-8c',
  teacher: 'teacher@lexiloom.test',
  trial: 'trial@lexiloom.test',
  head: 'head@lexiloom.test',
  admin: 'admin@lexiloom.test',
} as const;
export type Viewer = keyof typeof viewers;

/** Ids that are known only once the environment is running. */
export interface EnvironmentIds {
  homeworkId: number;
  taskId: number;
  pupilHomeworkId: number;
  doneHomeworkId: number;
  doneTaskId: number;
  classHomeworkId: number;
}

/** How a person saves for the first time on a screen, including the press of the button. */
interface Save {
  as?: Viewer;
  press: (page: Page, run: string) => Promise<void>;
}

export interface Visit {
  as: Viewer;
  /** A path of the screen; needed if its route has parameters or shows no content without a query. */
  at?: string | ((ids: EnvironmentIds) => string);
  /** True if the path does not exist and the screen reports this. */
  isRefused?: true;
  save?: Save;
}

export const lesson = 'demoFrMarche';
const password = 'Lexiloom-demo-1';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/**
 * Every screen of `web/app/routing/routes.tsx`, with content to read, and the visitor's first save if the
 * screen has a form. `visits.test.ts` checks that no screen is missing.
 */
export const visits: Readonly<Record<string, Visit>> = {
  '/': { as: 'visitor' },
  '/signin': {
    as: 'visitor',
    save: {
      async press(page) {
        await page.getByLabel('E-mail address or user name').fill('french@lexiloom.test');
        await page.getByLabel('Password', { exact: true }).fill(password);
        await button(page, 'Sign in').click();
      },
    },
  },
  '/register': {
    as: 'visitor',
    save: {
      async press(page, run) {
        await page.getByLabel('Your name').fill('Dora Distance');
        await page.getByLabel('E-mail address').fill(`distance-${run}@lexiloom.test`);
        await page.getByLabel('Password', { exact: true }).fill(`Far-away-${run}-1234`);
        await button(page, 'Create account').click();
      },
    },
  },
  '/createaccount': { as: 'visitor' },
  '/forgetPassword': {
    as: 'visitor',
    save: {
      async press(page) {
        await page.getByLabel('E-mail address').fill('nobody@lexiloom.test');
        await page.getByRole('main').getByRole('button').first().click();
      },
    },
  },
  '/newpassword/:id': { as: 'visitor', at: '/newpassword/no-such' },
  '/auth/verify-email': { as: 'visitor' },
  '/invitation/:secret': { as: 'visitor', at: '/invitation/no-such', isRefused: true },
  '/resource/:id': { as: 'visitor', at: `/resource/${lesson}` },
  '/text_translation/:id': { as: 'teacher', at: `/text_translation/${lesson}` },

  '/select_resources': {
    as: 'teacher',
    save: {
      async press(page, run) {
        await page.getByLabel('Resource name').fill(`Distance ${run}`);
        await page.getByLabel('Resource name').blur();
      },
    },
  },
  '/review/:id': { as: 'teacher', at: `/review/${lesson}` },
  '/activities/new/:id': { as: 'teacher', at: `/activities/new/${lesson}` },
  '/activities/private/:id': { as: 'teacher', at: `/activities/private/${lesson}` },
  '/activities/public/:id': { as: 'teacher', at: `/activities/public/${lesson}` },
  '/lesson-plan/:id': { as: 'teacher', at: `/lesson-plan/${lesson}` },
  '/preview/:id': { as: 'teacher', at: `/preview/${lesson}` },
  '/add_resource': { as: 'teacher' },
  '/upload_resource': { as: 'teacher' },
  '/private_resources': { as: 'teacher' },
  '/department_resources': { as: 'head' },
  '/public_resources': { as: 'teacher' },
  '/worksheet/:id': { as: 'teacher', at: `/worksheet/${lesson}` },
  '/vocab-print': { as: 'teacher', at: `/vocab-print?id=${lesson}` },
  '/vocab-context-print': { as: 'teacher', at: `/vocab-context-print?id=${lesson}` },

  '/homework-result': { as: 'teacher' },
  '/homework-classroom-result/:homeworkId/:classroomId': {
    as: 'teacher',
    at: ({ classHomeworkId }) => `/homework-classroom-result/${classHomeworkId}/demo-9j`,
  },
  '/dashboard': { as: 'teacher' },
  '/create-homework': { as: 'teacher', at: `/create-homework?resource=${lesson}` },
  '/classrooms/view': { as: 'teacher' },
  '/classrooms/create': {
    as: 'teacher',
    save: {
      async press(page, run) {
        await page.getByLabel('Name of the class').fill(`Distance ${run}`);
        await button(page, 'Create class').click();
      },
    },
  },
  '/classrooms/view/:id': { as: 'teacher', at: '/classrooms/view/demo-8c' },
  '/classrooms/:classroomId/pupils/create': {
    as: 'teacher',
    at: '/classrooms/demo-8c/pupils/create',
    save: {
      async press(page, run) {
        await page
          .getByLabel('Names, one per line')
          .fill(`Ada Away\nBen Beyond${'x'.repeat(Number(run))}`);
        await button(page, /^Create 2/).click();
      },
    },
  },
  '/classroom/homework/:id/:status': { as: 'teacher', at: '/classroom/homework/demo-8c/active' },
  '/subscription/:id': { as: 'teacher', at: '/subscription/product' },
  '/subscription/invoice/:changeType?': {
    // The demo account, with a subscription at the local Stripe. There is no higher plan than its own.
    as: 'head',
    at: '/subscription/invoice/downgrade?planId=1',
  },
  '/organisation': {
    as: 'head',
    save: {
      async press(page, run) {
        await page.getByLabel('E-mail addresses').fill(`colleague-${run}@lexiloom.test`);
        await button(page, 'Send invitations').click();
      },
    },
  },
  '/account_setting': {
    as: 'teacher',
    save: {
      async press(page, run) {
        await page.getByLabel('Your name').fill(`Tess Teacherly${'x'.repeat(Number(run))}`);
        await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      },
    },
  },

  '/docs': { as: 'teacher' },
  '/docs/:id': { as: 'teacher', at: '/docs/steps-1-7-of-choosing-your-resource-options' },
  '/guides': { as: 'teacher' },
  '/guides/:guideId': { as: 'teacher', at: '/guides/gap-fills' },
  '/guide/:guideId': { as: 'teacher', at: '/guide/gap-fills' },
  '/video/:guideId': { as: 'teacher', at: '/video/gap-fills' },
  '/webinars': { as: 'teacher' },
  '/webinars/:webinarId': { as: 'teacher', at: '/webinars/homework-that-marks-itself' },
  '/:id': { as: 'visitor', at: '/accessibility' },

  '/user_list': { as: 'admin' },
  '/user_sub': { as: 'admin', at: '/user_sub?id=demo-teacher' },
  '/user_sub/resource/:id': { as: 'admin', at: `/user_sub/resource/${lesson}` },
  '/prompt': { as: 'admin' },
  '/prompt/:promptKey': {
    as: 'admin',
    at: '/prompt/text-dialogue2',
    save: {
      async press(page, run) {
        const field = page.getByRole('textbox', { name: /^Prompt/ });
        await field.fill(`${await field.inputValue()} ${run}`);
        await button(page, 'Save as draft').click();
      },
    },
  },
  '/activity_prompt': { as: 'admin' },
  '/activity_prompt/:promptKey': { as: 'admin', at: '/activity_prompt/comprehension' },
  '/alerts': { as: 'admin' },
  '/wordings': { as: 'admin' },
  '/wordings/:message/:locale?': {
    as: 'admin',
    at: `/wordings/${generateMessageId('Cancel')}/de`,
    save: {
      async press(page, run) {
        await page.getByLabel('Wording', { exact: true }).fill(`Abbrechen ${run}`);
        await button(page, 'Save as draft').click();
      },
    },
  },
  '/models': { as: 'admin' },
  '/models/:duty': { as: 'admin', at: '/models/questions' },
  '/chunks_keyWords': {
    as: 'admin',
    save: {
      async press(page, run) {
        await page.getByLabel('Words or phrases').fill(`loin ${run}`);
        await page.getByRole('button', { name: /^Add/ }).last().click();
      },
    },
  },
  '/pos_suggestions': { as: 'admin' },
  '/activity_stream': { as: 'admin' },
  '/access_product': { as: 'admin' },
  '/written_pages': {
    as: 'admin',
    save: {
      async press(page, run) {
        await button(page, 'Write a new page').click();
        await page.getByLabel('Title').fill(`Distance ${run}`);
        await button(page, 'Create page').click();
      },
    },
  },
  '/written_pages/:pageId': {
    as: 'admin',
    at: '/written_pages/written-guide-gap-fills',
    save: {
      async press(page, run) {
        await page.getByLabel('Title').fill(`Gap-fills ${run}`);
        await button(page, /^Save/).click();
      },
    },
  },

  '/pupil/home': { as: 'pupil' },
  '/submit_task/:homeworkId/:taskId': {
    as: 'pupil',
    at: ({ homeworkId, taskId }) => `/submit_task/${homeworkId}/${taskId}`,
  },
  '/pupil/result/tasks/:taskId': {
    as: 'pupil',
    at: ({ doneTaskId, pupilHomeworkId, doneHomeworkId }) =>
      `/pupil/result/tasks/${doneTaskId}?homework=${pupilHomeworkId}&set=${doneHomeworkId}`,
  },
  '/pupil/result/:pupilHomeworkId?': {
    as: 'pupil',
    at: ({ pupilHomeworkId }) => `/pupil/result/${pupilHomeworkId}`,
  },
  '/badpage': { as: 'visitor' },
  '*': { as: 'visitor', at: '/no/such/address' },
};
