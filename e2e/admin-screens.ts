import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, type Page } from '@playwright/test';
import { openScreen } from './open-screen.ts';
import { callApi } from './people.ts';
import type { PlantedLessons, Shown } from './screens.ts';

/** Searches the list of users and opens the first account found. */
const account = (search: string) => async (page: Page) => {
  await page.goto(`/user_list?search=${encodeURIComponent(search)}`);
  await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
};

/** Opens a tab of a prompt. */
const prompt = (path: string, tab: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel').getByRole('combobox').first()).toBeVisible();
};

/** The screens that only admins see. */
export const adminScreens: readonly Shown[] = [
  {
    name: 'users',
    as: 'admin',
    open: async (page) => {
      await page.goto('/user_list');
      await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
    },
  },
  {
    name: 'users, nobody',
    as: 'admin',
    open: async (page) => {
      await page.goto('/user_list?search=nobody-of-that-name');
      await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
    },
  },
  { name: 'user', as: 'admin', open: account('head@lexiloom.test') },
  {
    name: 'user, deleting',
    as: 'admin',
    open: async (page) => {
      await account('head@lexiloom.test')(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Straight away');
    },
  },
  {
    name: "user's resource",
    as: 'admin',
    open: async (page: Page, lessons: PlantedLessons) => {
      await page.goto(`/user_sub/resource/${lessons.french}`);
      await expect(page.getByRole('heading', { name: 'AI calls' })).toBeVisible();
    },
  },
  {
    name: 'chunk words',
    as: 'admin',
    open: async (page) => {
      const words = [
        ['fr', 'il y a', 'together'],
        ['ja', 'ことができる', 'together'],
        ['ar', 'إلى', 'with-next'],
        ['ur', 'کے لیے', 'together'],
        ['de', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik', 'starts'],
      ].map(([language, phrase, rule]) => ({ language, phrase, rule }));
      await callApi(page, 'POST', '/v1/admin/chunk-words', { words });
      await page.goto('/chunks_keyWords');
      await expect(page.getByRole('list', { name: 'Chunk words' })).toBeVisible();
    },
  },
  {
    name: 'chunk words, none',
    as: 'admin',
    open: openScreen('/chunks_keyWords?search=no-such-phrase', 'No words match'),
  },
  {
    name: 'word suggestions',
    as: 'admin',
    open: async (page, lessons) => {
      for (const [resourceId, tokenId] of [
        [lessons.arabic, 's1.t0'],
        [lessons.japanese, 's1.t0'],
      ]) {
        const gloss = 'another meaning that is longer than most';
        const said = { resourceId, tokenId, sentenceId: 's1', side: 'target', gloss };
        await callApi(page, 'POST', '/v1/dictionary/suggestions', said);
      }
      await page.goto('/pos_suggestions');
      await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
    },
  },
  {
    name: 'word suggestions, none',
    as: 'admin',
    open: openScreen('/pos_suggestions?state=refused&language=mi', 'No words match'),
  },
  {
    name: 'prompts of texts',
    as: 'admin',
    open: async (page) => {
      await page.goto('/prompt');
      await expect(page.getByRole('link', { name: 'Dialogue with 2 speakers' })).toBeVisible();
    },
  },
  {
    name: 'prompts of activities',
    as: 'admin',
    open: async (page) => {
      await page.goto('/activity_prompt');
      await expect(page.getByRole('link', { name: 'Find the phrase' })).toBeVisible();
    },
  },
  { name: 'prompt, preview', as: 'admin', open: prompt('/prompt/text-text', 'Preview') },
  { name: 'prompt, versions', as: 'admin', open: prompt('/prompt/text-text', /^Versions/) },
  {
    name: 'prompt, tried',
    as: 'admin',
    open: async (page) => {
      await prompt('/activity_prompt/chunk', 'Try it')(page);
      await page.getByRole('button', { name: 'Try both' }).click();
      await expect(page.getByRole('group', { name: 'The live wording' })).toBeVisible();
    },
  },
  {
    name: 'models',
    as: 'admin',
    open: openScreen('/models', 'Available models'),
  },
  {
    name: 'models, adding one',
    as: 'admin',
    open: async (page, lessons) => {
      await openScreen('/models', 'Available models')(page, lessons);
      await page.getByRole('button', { name: 'Add a model' }).click();
      await expect(page.getByLabel('Retirement date')).toBeVisible();
    },
  },
  {
    name: 'model, tried',
    as: 'admin',
    open: async (page) => {
      await page.goto('/models/speech');
      await page.getByLabel('Model', { exact: true }).selectOption('lexiloom-demo-reader');
      await page.getByRole('button', { name: 'Try both' }).click();
      await expect(page.getByRole('group', { name: 'The live model' })).toBeVisible();
    },
  },
  {
    name: 'wordings',
    as: 'admin',
    open: async (page) => {
      await page.goto('/wordings?language=de');
      await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
    },
  },
  {
    name: 'wordings, none',
    as: 'admin',
    open: openScreen('/wordings?search=nothing+says+this', 'No messages match'),
  },
  {
    name: 'wording, a correction',
    as: 'admin',
    open: async (page) => {
      await page.goto(`/wordings/${generateMessageId('Cancel')}/ar`);
      await page.getByLabel('Wording', { exact: true }).fill('إلغاء {count}');
      await expect(page.getByRole('list', { name: 'To correct' })).toBeVisible();
    },
  },
  { name: 'alerts', as: 'admin', open: openScreen('/alerts', 'No open alerts') },
  {
    name: 'prompt, none of this name',
    as: 'admin',
    open: async (page) => {
      await page.goto('/prompt/none');
      await expect(
        page.getByRole('heading', { name: 'The prompt could not be found' }),
      ).toBeVisible();
    },
  },
];
