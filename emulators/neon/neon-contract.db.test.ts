import { NeonDbError } from '@neondatabase/serverless';
import { expect, test } from 'vitest';
import { answers } from './contract/answers.ts';
import { sqlOf, startStandIn, strayDifferences } from './contract/harness.ts';
import { requests } from './contract/requests.ts';
import { sessions } from './contract/sessions.ts';

// Tests that the emulator, with both backends, behaves as the official driver expects of Neon. The
// expectations are from the driver's own tests (neondatabase/serverless `tests/cli/http*.test.ts`) and from
// the proxy's source (neondatabase/neon `proxy/src/serverless/`), both read in November 2026. If a backend
// cannot pass a test, the test is listed in `contract/known-differences.ts` with the reason, and must fail on
// that backend.

startStandIn();
answers();
requests();
sessions();

test('rejects a failed statement with the driver’s own error class', async () => {
  await expect(sqlOf()`select * from no_such_table`).rejects.toBeInstanceOf(NeonDbError);
});

test('has a contract test for every known difference', () => {
  expect(strayDifferences()).toEqual([]);
});
