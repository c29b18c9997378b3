import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import * as z from 'zod/mini';
import { goldenRows, moreRows } from '#language/marking/answer-rows.data.ts';
import { checkAnswer } from '#language/marking/check-answer.ts';
import { MarkedAnswer } from '#language/marking/marking-item.ts';

test('marks every row of the tables in a Worker as in Node and in a browser', async () => {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  const configPath = fileURLToPath(new URL('wrangler.toml', import.meta.url));
  const harness = createTestHarness({ workers: [{ configPath }] });
  try {
    const { url } = await harness.listen();
    const asked = [...goldenRows, ...moreRows].map(([language, expected, typed, , , more]) => ({
      item: { language, answers: [expected].flat(), ...more },
      typed,
    }));
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(asked) });
    const inWorker = z.array(MarkedAnswer).parse(await answer.json());
    expect(inWorker).toEqual(asked.map(({ item, typed }) => checkAnswer(item, typed)));
    for (const [at, [, , , verdict]] of [...goldenRows, ...moreRows].entries()) {
      expect(inWorker[at]?.verdict).toBe(verdict);
    }
  } finally {
    await harness.close();
  }
});
