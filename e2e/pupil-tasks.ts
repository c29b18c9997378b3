import { expect, type Locator, type Page } from '@playwright/test';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { DragAndDropData, DragAndDropSubmitted } from '#lessons/tasks/drag-and-drop/content.ts';
import { FindInGridData, FindInGridSubmitted } from '#lessons/tasks/find-in-grid/content.ts';
import { MatchingData, MatchingSubmitted } from '#lessons/tasks/matching/content.ts';
import {
  MultipleChoiceData,
  MultipleChoiceSubmitted,
} from '#lessons/tasks/multiple-choice/content.ts';
import { TapOrSelectData, TapOrSelectSubmitted } from '#lessons/tasks/tap-or-select/content.ts';
import { tapIdsOf } from '#lessons/tasks/tap-or-select/tap-text.ts';
import { faceText } from '#lessons/tasks/task-face.ts';
import type { TaskDataOf } from '#lessons/tasks/task-source.ts';
import { TypeTheAnswerSubmitted } from '#lessons/tasks/type-the-answer/content.ts';

/** A stored task, and the answer that a pupil will give. */
export interface Doing {
  template: TaskTemplateName;
  data: unknown;
  answer: unknown;
}

/** Does a task step by step on the pupil's screen, but does not submit it. */
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
    const { slots, tiles, groups } = DragAndDropData.parse(data);
    // A sentence is built by tapping the tiles in order. In a text, each tile is assigned to a slot.
    const inOrder = groups.length > 0;
    let at = 0;
    await eachStep(page, async () => {
      for (const slot of await page.locator('[data-slot]').all()) {
        const tile = tiles.find(({ id }) => id === placed[slots[at]?.id ?? '']);
        at += 1;
        if (tile === undefined) continue;
        await saying(page, '[data-bank] [data-tile]', tile.text).click();
        if (!inOrder) await slot.click();
      }
    });
  },
  async MATCHING(page, { data, answer }) {
    const { matched } = MatchingSubmitted.parse(answer);
    await eachPair(page, MatchingData.parse(data), matched, async (left, right) => {
      await left.click();
      await right.click();
    });
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
  async TAP_OR_SELECT(page, { data, answer }) {
    const { tapped } = TapOrSelectSubmitted.parse(answer);
    const words = tapIdsOf(TapOrSelectData.parse(data).blocks);
    for (const id of tapped) await page.locator('[data-word]').nth(words.indexOf(id)).click();
  },
  async FIND_IN_GRID(page, { data, answer }) {
    const { found } = FindInGridSubmitted.parse(answer);
    // The pupil must find the words in the order in which the list shows their meanings.
    for (const { id } of FindInGridData.parse(data).words) {
      const line = found[id];
      if (line) for (const end of endsOf(page, line)) await end.click();
    }
  },
};

/** Returns the first and the last letter of a line in the grid. */
export const endsOf = (page: Page, line: string): Locator[] =>
  line.split('-').map((square) => page.locator(`[data-square="${square}"]`));

/**
 * Returns the first of these elements whose text is exactly `text`. Ids cannot be used, because a pupil's ids
 * differ from the stored ids.
 */
export const saying = (page: Page, selector: string, text: string): Locator =>
  page
    .locator(selector)
    .filter({ hasText: new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`) })
    .first();

/** Pairs the cards as in `matched`. The cards are shown in rounds, so visible cards are paired first. */
export async function eachPair(
  page: Page,
  { left, right }: Pick<TaskDataOf['MATCHING'], 'left' | 'right'>,
  matched: Readonly<Record<string, string>>,
  join: (left: Locator, right: Locator) => Promise<void>,
): Promise<void> {
  const open = left.filter(({ id }) => matched[id]);
  while (open.length > 0) {
    const find = async () => {
      const shown = await page.locator('[data-card^="left-"]').allTextContents();
      const isShown = (text: string) => shown.some((one) => one.trim() === text.trim());
      return open.findIndex(({ face }) => isShown(faceText(face)));
    };
    await expect.poll(find).toBeGreaterThanOrEqual(0);
    const at = await find();
    const [card] = open.splice(at, 1);
    const partner = right.find(({ id }) => id === matched[card?.id ?? '']);
    if (!card || !partner) continue;
    await join(
      saying(page, '[data-card^="left-"]', faceText(card.face)),
      saying(page, '[data-card^="right-"]', faceText(partner.face)),
    );
  }
}

/** Runs `act` on every step of a task, and presses "Next" after each step. */
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

/** Submits the task and waits for its result. Confirms if the screen asks about missing answers. */
export async function handIn(page: Page, result: 'Passed' | 'Not passed yet'): Promise<void> {
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: result, exact: true })).toBeVisible();
}
