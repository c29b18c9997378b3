import { expect, type Page } from '@playwright/test';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { DragAndDropData, DragAndDropSubmitted } from '#lessons/tasks/drag-and-drop/content.ts';
import { MatchingSubmitted } from '#lessons/tasks/matching/content.ts';
import {
  MultipleChoiceData,
  MultipleChoiceSubmitted,
} from '#lessons/tasks/multiple-choice/content.ts';
import { TapOrSelectSubmitted } from '#lessons/tasks/tap-or-select/content.ts';
import { faceText } from '#lessons/tasks/task-content.ts';
import { TypeTheAnswerSubmitted } from '#lessons/tasks/type-the-answer/content.ts';

/** A task as it was set, and what a pupil wants to give. */
export interface Doing {
  template: TaskTemplateName;
  data: unknown;
  answer: unknown;
}

/** Does a task on the pupil's own screen, tap by tap, up to the button that hands it in. */
export const doTask: (page: Page, doing: Doing) => Promise<void> = (page, doing) =>
  ways[doing.template](page, doing);

const ways: Record<TaskTemplateName, (page: Page, doing: Doing) => Promise<void>> = {
  async TYPE_THE_ANSWER(page, { answer }) {
    const { typed } = TypeTheAnswerSubmitted.parse(answer);
    await eachStep(page, async () => {
      for (const field of await page.locator('[data-field]').all()) {
        await field.fill(typed[(await field.getAttribute('data-field')) ?? ''] ?? '');
      }
    });
  },
  async DRAG_AND_DROP(page, { data, answer }) {
    const { placed } = DragAndDropSubmitted.parse(answer);
    // A sentence is built tap by tap; in a text each tile is told its place.
    const inOrder = DragAndDropData.parse(data).groups.length > 0;
    await eachStep(page, async () => {
      for (const slot of await page.locator('[data-slot]').all()) {
        const tile = placed[(await slot.getAttribute('data-slot')) ?? ''];
        if (tile === undefined) continue;
        await page.locator(`[data-bank] [data-tile="${tile}"]`).click();
        if (!inOrder) await slot.click();
      }
    });
  },
  async MATCHING(page, { answer }) {
    const { matched } = MatchingSubmitted.parse(answer);
    for (const [left, right] of Object.entries(matched)) {
      await page.locator(`[data-card="left-${left}"]`).click();
      await page.locator(`[data-card="right-${right}"]`).click();
    }
  },
  async MULTIPLE_CHOICE(page, { data, answer }) {
    const { chosen } = MultipleChoiceSubmitted.parse(answer);
    const { questions } = MultipleChoiceData.parse(data);
    let at = 0;
    await eachStep(page, async () => {
      const question = questions[at];
      const option = question?.options.find(({ id }) => id === chosen[question.id]);
      if (option) {
        await page.getByRole('radio', { name: faceText(option.face), exact: true }).check();
      }
      at += 1;
    });
  },
  async TAP_OR_SELECT(page, { answer }) {
    const { tapped } = TapOrSelectSubmitted.parse(answer);
    for (const id of tapped) await page.locator(`[data-word="${id}"]`).click();
  },
};

/** Does something on every step of a task, going on with "Next". */
async function eachStep(page: Page, act: () => Promise<void>): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const end = page.getByRole('button', { name: 'Hand in', exact: true });
  for (;;) {
    await expect(next.or(end)).toBeVisible();
    await act();
    if (await end.isVisible()) return;
    await next.click();
  }
}

/** Hands the task in, with what is left out, and waits for its result. */
export async function handIn(page: Page, result: 'Passed' | 'Not passed yet'): Promise<void> {
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
}
