import { type Browser, expect, type Page } from '@playwright/test';
import { tapIdsOf } from '#lessons/tasks/tap-or-select/tap-text.ts';
import type { TaskDataOf } from '#lessons/tasks/task-source.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { exampleTask, type PlantedTask, plantHomework } from './homework.ts';
import { clearLessons, plantLesson } from './lessons.ts';
import { enter } from './people.ts';
import { eachPair, endsOf, saying } from './pupil-tasks.ts';
import { test } from './test.ts';

test.setTimeout(300_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Solve = {
  [Template in keyof TaskDataOf]: (page: Page, data: TaskDataOf[Template]) => Promise<void>;
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
// Locates elements by text and order, because the ids that a pupil receives differ from the stored ids.
const tile = (page: Page, text: string) => saying(page, '[data-bank] [data-tile]', text);
const slot = (page: Page, at: number) => page.locator('[data-slot]').nth(at);

/** Solves each template correctly by touch. */
const byTouch: Solve = {
  async TYPE_THE_ANSWER(page, { fields }) {
    for (const [at, { answers }] of fields.entries()) {
      const [answer = ''] = answers;
      await page.getByRole('textbox').tap();
      // The screen offers letters that a phone's keyboard may lack.
      for (const letter of answer) {
        const key = page.getByRole('toolbar').getByRole('button', { name: letter, exact: true });
        if (/[^a-z' ]/i.test(letter) && (await key.count()) > 0) await key.tap();
        else await page.keyboard.type(letter);
      }
      await expect(page.getByRole('textbox')).toHaveValue(answer);
      if (at < fields.length - 1) await next(page).tap();
    }
  },
  async DRAG_AND_DROP(page, { slots }) {
    for (const [at, { answer }] of slots.entries()) {
      await tile(page, answer).tap();
      await slot(page, at).tap();
      await expect(slot(page, at)).toHaveText(answer);
    }
    // A tile can be returned and then placed again.
    const [first] = slots;
    await slot(page, 0).tap();
    await expect(page.locator('[data-bank] [data-tile]').first()).toBeVisible();
    await page
      .locator('[data-bank]')
      .getByText(first?.answer ?? '', { exact: true })
      .tap();
  },
  async MATCHING(page, task) {
    await eachPair(page, task, task.partners, async (left, right) => {
      await left.tap();
      await right.tap();
    });
    await expect(page.getByRole('button', { name: /^Separate/ })).toHaveCount(task.left.length);
  },
  async MULTIPLE_CHOICE(page, { questions }) {
    for (const [at, { options, right }] of questions.entries()) {
      const face = options.find(({ id }) => id === right)?.face;
      await page.getByRole('radio', { name: face?.kind === 'words' ? face.text : '' }).tap();
      if (at < questions.length - 1) await next(page).tap();
    }
  },
  async TAP_OR_SELECT(page, { blocks, right }) {
    const words = tapIdsOf(blocks);
    for (const { id } of right) await page.locator('[data-word]').nth(words.indexOf(id)).tap();
    await expect(page.getByText(`${right.length} tapped, ${right.length} to find`)).toBeVisible();
  },
  async FIND_IN_GRID(page, { words }) {
    for (const { line } of words) for (const end of endsOf(page, line)) await end.tap();
    await expect(page.getByText(`${words.length} of ${words.length} marked`)).toBeVisible();
  },
};

/** Solves each template correctly by keyboard alone, regardless of the focus. */
const byKeyboard: Solve = {
  async TYPE_THE_ANSWER(page, { fields }) {
    await page.getByRole('textbox').focus();
    for (const { answers } of fields) {
      await page.keyboard.type(answers[0] ?? '');
      await page.keyboard.press('Enter');
    }
  },
  async DRAG_AND_DROP(page, { slots }) {
    for (const [at, { answer }] of slots.entries()) {
      await tile(page, answer).focus();
      await page.keyboard.press('Enter');
      // While a tile is picked up, the focus moves to the first empty slot.
      await expect(slot(page, at)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(slot(page, at)).toHaveText(answer);
    }
  },
  async MATCHING(page, task) {
    await eachPair(page, task, task.partners, async (left, right) => {
      await left.focus();
      await page.keyboard.press('Space');
      await right.focus();
      await page.keyboard.press('Space');
    });
  },
  async MULTIPLE_CHOICE(page, { questions }) {
    for (const { options, right } of questions) {
      const face = options.find(({ id }) => id === right)?.face;
      const radio = page.getByRole('radio', { name: face?.kind === 'words' ? face.text : '' });
      await radio.focus();
      await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
      await page.keyboard.press('Enter');
    }
  },
  async TAP_OR_SELECT(page, { blocks, right }) {
    const wanted = new Set(right.map(({ id }) => id));
    await page.locator('[data-word]').first().focus();
    for (const id of tapIdsOf(blocks)) {
      if (wanted.has(id)) await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
  },
  async FIND_IN_GRID(page, { columns, words }) {
    await page.locator('[data-square][tabindex="0"]').focus();
    let at = 0;
    for (const { line } of words) {
      for (const to of line.split('-').map(Number)) {
        const [down, onward] = [
          Math.floor(to / columns) - Math.floor(at / columns),
          (to % columns) - (at % columns),
        ];
        const press = async (key: string, times: number) => {
          for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
        };
        await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
        await press(onward > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(onward));
        await page.keyboard.press('Enter');
        at = to;
      }
    }
  },
};

/** One task for each template. A missing template causes a compile error. */
const oneOfEach = {
  TYPE_THE_ANSWER: exampleTask('french', 'vocab', 'TYPE_THE_ANSWER'),
  DRAG_AND_DROP: exampleTask('french', 'gap-fill', 'DRAG_AND_DROP'),
  MATCHING: exampleTask('french', 'vocab', 'MATCHING'),
  MULTIPLE_CHOICE: exampleTask('french', 'statement', 'MULTIPLE_CHOICE'),
  TAP_OR_SELECT: exampleTask('french', 'word-class', 'TAP_OR_SELECT'),
  FIND_IN_GRID: exampleTask('french', 'word-search-meaning', 'FIND_IN_GRID'),
} satisfies Record<keyof TaskDataOf, unknown>;

/**
 * As a teacher in a separate browser context, sets one task of each template for the pupil signed in on this
 * page.
 */
async function plantAll(browser: Browser, pupilId: string, name: string) {
  const context = await browser.newContext();
  const teacher = await context.newPage();
  const owner = await enter(teacher, 'french');
  await clearLessons(owner);
  const resourceId = await plantLesson(owner, 'french');
  const tasks = Object.values(oneOfEach);
  const planted = await plantHomework(teacher, { name, resourceId, pupilId, tasks });
  await context.close();
  return planted;
}

const solve = (how: Solve, page: Page, { template, data }: PlantedTask) =>
  // `Solve` pairs each template with its own data type. The compiler cannot check this in a loop, so a cast
  // is needed.
  (how[template] as (page: Page, data: unknown) => Promise<void>)(page, data);

test('lets a pupil do every kind of task by touch', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pupilId = await enter(page, 'pupil');
  const name = `With a thumb ${Date.now()}`;
  const { tasks } = await plantAll(browser, pupilId, name);
  await page.goto('/pupil/home');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page, 'home');
  await page
    .getByRole('article', { name })
    .getByRole('link', { name: `Start: ${tasks[0]?.taskName}` })
    .first()
    .tap();
  for (const [at, task] of tasks.entries()) {
    await expect(page.getByRole('heading', { name: task.taskName })).toBeVisible();
    await expect(page.getByText(/tap|type|put|choose/i).first()).toBeVisible();
    await expectAccessible(page, `${task.template}, doing`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await solve(byTouch, page, task);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).tap();
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
    await expectAccessible(page, `${task.template}, result`);
    const isLast = at === tasks.length - 1;
    await page
      .getByRole('link', { name: isLast ? 'Go to my homework' : 'Next task', exact: true })
      .tap();
  }
  await expect(page).toHaveURL(/\/pupil\/home$/);
  await expect(
    page.getByRole('region', { name: 'Done' }).getByRole('heading', { name }),
  ).toBeVisible();
});

test('lets a pupil do every kind of task with the keyboard', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const pupilId = await enter(page, 'pupil');
  const { id, tasks } = await plantAll(browser, pupilId, 'With the keyboard');
  for (const task of tasks) {
    await page.goto(`/submit_task/${id}/${task.id}`);
    await expect(page.getByRole('heading', { name: task.taskName })).toBeVisible();
    await solve(byKeyboard, page, task);
    await page.getByRole('button', { name: 'Hand in' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
  }
});

test('asks about unanswered questions, survives a reload and allows a failed task to be repeated', async ({
  page,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const name = `Once more ${Date.now()}`;
  const { id, tasks } = await plantAll(browser, pupilId, name);
  const [typing] = tasks;
  const { fields } = oneOfEach.TYPE_THE_ANSWER.data as TaskDataOf['TYPE_THE_ANSWER'];
  await page.goto(`/submit_task/${id}/${typing?.id}`);
  await page.getByRole('textbox').fill(fields[0]?.answers[0] ?? '');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  // The task continues at the first unanswered question. The answer to the previous question is unchanged.
  await expect(page.getByText(/^Question 2/)).toBeAttached();
  await page.getByRole('button', { name: 'Back to the previous question' }).tap();
  await expect(page.getByRole('textbox')).toHaveValue(fields[0]?.answers[0] ?? '');

  for (let at = 1; at < fields.length; at += 1) await next(page).tap();
  await page.getByRole('button', { name: 'Hand in' }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${fields.length - 1} of ${fields.length} answers`);
  await expectAccessible(page, 'the question');
  await question.getByRole('button', { name: 'Hand in' }).tap();
  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeVisible();
  await expect(page.getByText('Not answered').first()).toBeVisible();
  // The right answers stay hidden until the task is passed.
  await expect(page.getByText('Right answer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('textbox')).toHaveValue('');

  await page.goto('/pupil/home');
  const home = page.getByRole('article', { name });
  // The pupil has not typed anything for the next attempt, so the attempt does not count as started.
  await expect(home.getByRole('link', { name: `Try again: ${typing?.taskName}` })).toBeVisible();
  await home.getByRole('link', { name: 'See the results' }).tap();
  await expect(page.getByRole('heading', { name: `Homework: ${name}` })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Activity', 'Result', 'View Result']);
  await expect(page.getByRole('row', { name: /Not handed in/ })).toHaveCount(5);
  await expectAccessible(page, 'results');
  await page.getByRole('link', { name: /^View: / }).tap();
  await expect(page).toHaveURL(new RegExp(`/pupil/result/tasks/${typing?.id}`));
  await expect(page.getByText('Not passed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not answered').first()).toBeVisible();
  await expectAccessible(page, 'one result');
});
