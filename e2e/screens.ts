import { expect, type Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { activityScreens } from './activity-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { billingScreens } from './billing-screens.ts';
import { classScreens } from './class-screens.ts';
import { contentScreens } from './content-screens.ts';
import { lessonScreens } from './lesson-screens.ts';
import { clearLessons, createDraft, plantFolder, plantLesson } from './lessons.ts';
import { makingScreens } from './making-screens.ts';
import { openScreen as open } from './open-screen.ts';
import { enter, type Person } from './people.ts';
import { pupilScreens } from './pupil-screens.ts';
import { resultScreens } from './result-screens.ts';
import { keepLanguage } from './test.ts';
import { uploadScreens } from './upload-screens.ts';

/** A screen in one of its states, and the function that opens it. */
export interface Shown {
  name: string;
  as: Person | null;
  open: (page: Page, lessons: PlantedLessons) => Promise<void>;
  /** True for a state that ends when the window is resized, such as an open list. */
  fleeting?: true;
}

/** The ids of the resources that the screens show. */
export interface PlantedLessons {
  french: string;
  arabic: string;
  japanese: string;
  inReview: string;
  draft: string;
}

const longName =
  'Donaudampfschifffahrtsgesellschaftskapitän und die sehr lange Reise nach Wien mit vielen Freunden';

/** Inserts the resources that the screens show. They belong to the teacher signed in on this page. */
async function plantLessons(page: Page, ownerId: string): Promise<PlantedLessons> {
  await clearLessons(ownerId);
  const folderId = await plantFolder(ownerId, `${longName} 8B`.slice(-60));
  await plantFolder(ownerId, 'في الصف');
  const french = await plantLesson(ownerId, 'french', {
    ...{ visibility: 'PUBLIC', folderId },
    tags: { 'past tense': 'past tense', امتحان: 'امتحان' },
  });
  const arabic = await plantLesson(ownerId, 'arabic', { title: 'في المسبح', visibility: 'PUBLIC' });
  const japanese = await plantLesson(ownerId, 'japanese', { title: 'プールで' });
  const inReview = await plantLesson(ownerId, 'french', { title: longName, status: 'review' });
  const draft = await createDraft(page, {
    title: 'Au marché de Noël',
    vocabulary: [
      { target: 'un cadeau', native: 'a present' },
      { target: 'le marché', native: 'the market' },
      { target: 'une écharpe', native: 'a scarf' },
      { target: '', native: 'a half-written line' },
    ],
  });
  return { french, arabic, japanese, inReview, draft };
}

const teach =
  (path: (lessons: PlantedLessons) => string) => async (page: Page, lessons: PlantedLessons) => {
    await page.goto(path(lessons));
    await expect(page.getByRole('navigation', { name: 'Activities' })).toBeVisible();
  };

/** All screens of the product in every visually different state, by group. */
export const screens: Readonly<Record<string, readonly Shown[]>> = {
  'before signing in': [
    { name: 'landing', as: null, open: open('/', 'One text in two languages') },
    { name: 'signin', as: null, open: open('/signin', 'Sign in') },
    { name: 'register', as: null, open: open('/register', 'Create your account') },
    { name: 'createaccount', as: null, open: open('/createaccount', 'department account') },
    { name: 'forgetPassword', as: null, open: open('/forgetPassword', /password/i) },
    { name: 'newpassword', as: null, open: open('/newpassword/no-such-secret', /password/i) },
    { name: 'verify-email', as: null, open: open('/auth/verify-email?secret=no-such', /./) },
    { name: 'not-found', as: null, open: open('/badpage', 'This thread leads nowhere') },
    {
      name: 'register-errors',
      as: null,
      open: async (page, lessons) => {
        await open('/register', 'Create your account')(page, lessons);
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      },
    },
  ],
  'making a lesson': makingScreens,
  'a lesson': [
    ...lessonScreens,
    { name: 'teach', as: 'trial', open: teach(({ french }) => `/resource/${french}`) },
    {
      name: 'teach-gaps',
      as: 'trial',
      open: async (page, lessons) => {
        await teach(({ french }) => `/resource/${french}`)(page, lessons);
        await page.getByRole('button', { name: 'Gaps' }).click();
        await expect(page.locator('[data-gap]').first()).toBeVisible();
      },
    },
    {
      name: 'teach-questions-arabic',
      as: null,
      open: async (page, lessons) => {
        await teach(({ arabic }) => `/resource/${arabic}`)(page, lessons);
        await page.getByRole('button', { name: 'Questions', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
      },
    },
    {
      name: 'teach-japanese',
      as: 'trial',
      open: teach(({ japanese }) => `/resource/${japanese}`),
    },
    {
      name: 'teach-missing',
      as: null,
      open: async (page) => {
        await page.goto('/resource/nosuchthing');
        await expect(page.getByRole('heading').first()).toBeVisible();
      },
    },
  ],
  'worksheets and lists': [
    {
      name: 'worksheets',
      as: 'teacher',
      open: async (page, { french }) => {
        await page.goto(`/worksheet/${french}?sheets=gap-fill,vocab,statement&versions=ab`);
        await expect(page.getByRole('heading', { name: 'Fill the gaps' }).first()).toBeVisible();
      },
    },
    {
      name: 'worksheets-arabic',
      as: 'teacher',
      open: async (page, { arabic }) => {
        await page.goto(`/worksheet/${arabic}?sheets=pairs,tangled,chunk`);
        await expect(
          page.getByRole('heading', { name: 'Tangled translation' }).first(),
        ).toBeVisible();
      },
    },
    { name: 'vocab-print', as: 'teacher', open: open('/vocab-print', 'Print key vocabulary') },
    { name: 'private-resources', as: 'trial', open: open('/private_resources', 'À la piscine') },
    {
      name: 'private-resources-nothing',
      as: 'trial',
      open: open('/private_resources?search=zzzz', 'Nothing matches these filters'),
    },
    {
      name: 'private-resources-folder-empty',
      as: 'trial',
      open: async (page, lessons) => {
        await open('/private_resources', 'À la piscine')(page, lessons);
        await page.getByRole('button', { name: /^في الصف/ }).click();
        await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
      },
    },
    {
      name: 'private-resources-several',
      as: 'trial',
      open: async (page, lessons) => {
        await open('/private_resources', 'À la piscine')(page, lessons);
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
        await expect(page.getByRole('region', { name: 'Chosen resources' })).toBeVisible();
      },
    },
    {
      name: 'private-resources-move',
      as: 'trial',
      open: async (page, lessons) => {
        await open('/private_resources', 'À la piscine')(page, lessons);
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
        await page.getByRole('button', { name: 'Move to folder…' }).click();
        await page
          .getByRole('dialog')
          .getByLabel('Folder', { exact: true })
          .selectOption('A new folder…');
        await page.getByRole('button', { name: 'Move', exact: true }).click();
        await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
      },
    },
    { name: 'public-resources', as: 'trial', open: open('/public_resources', 'À la piscine') },
  ],
  'given texts': uploadScreens,
  'an account': [
    ...accountScreens,
    {
      name: 'account-menu',
      as: 'trial',
      open: async (page, lessons) => {
        await open('/account_setting', 'Profile')(page, lessons);
        await page.locator('summary', { hasText: 'account and display' }).click();
        await expect(page.getByText('Display', { exact: true }).first()).toBeVisible();
      },
    },
  ],
  'plans and payments': billingScreens,
  'the admins': adminScreens,
  'what happens': activityScreens,
  'classes and the department': classScreens,
  results: resultScreens,
  'written pages': contentScreens,
  pupils: pupilScreens,
};

/** Opens each screen of a group, signed in as the person that it requires. Inserts the resources first. */
export async function showEach(
  page: Page,
  group: readonly Shown[],
  visit: (shown: Shown, again: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const lessons = await plantLessons(page, await enter(page, 'trial'));
  // Checks all screens of one person before the next person signs in.
  for (const as of new Set<Person | null>(['trial', ...group.map((shown) => shown.as)])) {
    if (as !== 'trial') await changePerson(page, as);
    for (const shown of group.filter((each) => each.as === as)) {
      const again = () => shown.open(page, lessons);
      await again();
      await visit(shown, again);
    }
  }
}

async function changePerson(page: Page, next: Person | null): Promise<void> {
  await page.context().clearCookies();
  await keepLanguage(page.context());
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.removeItem('token'));
  if (next) await enter(page, next);
}
