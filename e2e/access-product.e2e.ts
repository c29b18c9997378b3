import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { allFeatures } from '#contracts/access/features.ts';
import { plans } from '#contracts/access/plans.ts';
import { openDatabase } from '#db/client.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { openContext, test } from './test.ts';

/** Restores the default terms of all plans and deletes the log of changes to them. */
async function forget(): Promise<void> {
  const db = openDatabase(localEnvironment().databaseUrl);
  await db.batch([
    db.execute(sql`delete from plan_access`),
    db.execute(sql`delete from audit_log where action = 'plan.changed'`),
  ]);
}
test.beforeEach(forget);
test.afterEach(forget);

test('removes an activity from trial accounts when an admin removes it from the trial plan', async ({
  page,
  browser,
}) => {
  const teacher = await (await openContext(browser)).newPage();
  const lesson = await plantLesson(await enter(teacher, 'trial'), 'french');
  const makeWords = () =>
    callApi(teacher, 'POST', `/v1/resources/${lesson}/parts/statement/generate`);
  expect((await makeWords()).status).toBe(200);

  await enter(page, 'admin');
  await page.goto('/select_resources');
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Plans and access' }).click();
  await page.getByRole('checkbox', { name: 'Trial: True or false' }).uncheck();
  await page.getByRole('textbox', { name: 'Trial: Pupils' }).fill('12');
  await expect(page.getByText('Not saved yet:')).toContainText('Trial');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Off: True or false')).toBeVisible();
  await expect(page.getByText('Pupils 30 → 12')).toBeVisible();
  await expectAccessible(page);

  // The change applies from the next access token. Signing in again issues a new token at once.
  await enter(teacher, 'trial');
  const refused = await makeWords();
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'plan_required' });
  const me = await callApi(teacher, 'GET', '/v1/me');
  expect(me.body).toMatchObject({ totalPupilsAllowed: 12 });

  await page.getByRole('button', { name: 'Default of Trial' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('On: True or false')).toBeVisible();
  await enter(teacher, 'trial');
  expect((await makeWords()).status).toBe(200);
});

test('rejects requests to show, save or set an activity that the plan does not include', async ({
  page,
}) => {
  const db = openDatabase(localEnvironment().databaseUrl);
  const left = allFeatures.filter((feature) => feature !== 'whiteboard' && feature !== 'gapFill');
  const { teachers, pupils, dailySpendMicros } = plans.TRIAL;
  await db.execute(sql`
    insert into plan_access (plan, features, teachers, pupils, daily_spend_micros)
    values ('TRIAL', ${JSON.stringify(left)}::jsonb, ${teachers}, ${pupils}, ${dailySpendMicros})`);
  const lesson = await plantLesson(await enter(page, 'trial'), 'french');
  await page.goto(`/resource/${lesson}#whiteboard`);
  const rail = page.getByRole('navigation', { name: 'Activities' });
  await expect(rail.getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rail.getByRole('button', { name: 'Tangled' })).toBeVisible();
  await expect(rail.getByRole('button', { name: 'Board', exact: true })).toBeHidden();
  await expect(rail.getByRole('button', { name: 'Gaps', exact: true })).toBeHidden();
  await rail.getByRole('link', { name: 'Not in your plan' }).click();
  await expect(page).toHaveURL(/\/subscription\/product$/);
  const stored = await callApi(page, 'PUT', `/v1/resources/${lesson}/activities/whiteboard`, {
    state: {},
  });
  expect([stored.status, stored.body]).toMatchObject([403, { code: 'plan_required' }]);
});
