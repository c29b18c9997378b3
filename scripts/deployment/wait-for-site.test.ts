import { expect, test } from 'vitest';
import { openSiteCheck, type SiteAnswer } from './wait-for-site.ts';

const well: SiteAnswer = { isWell: true, said: 'status 200', isUnaddressed: false };
const broken: SiteAnswer = { isWell: false, said: 'status 500', isUnaddressed: false };
const noCertificate: SiteAnswer = {
  isWell: false,
  said: 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  isUnaddressed: true,
};

/** Waits for a site that becomes healthy after `goodAfter` seconds. */
async function wait(bad: SiteAnswer, goodAfter: number, isNew: boolean) {
  let seconds = 0;
  const said: string[] = [];
  const site = openSiteCheck('https://site.test', (line) => said.push(line), {
    ask: async () => (seconds >= goodAfter ? well : bad),
    now: () => seconds * 1_000,
    pause: async (milliseconds) => {
      seconds += milliseconds / 1_000;
    },
  });
  return { answer: await site.wait(isNew), seconds, said };
}

test.each([
  ['a certificate issued after eight minutes', noCertificate, 480, true],
  ['Workers that answer after two minutes', broken, 120, true],
  ['a change that takes effect after half a minute', broken, 30, false],
])('waits for %s', async (_, bad, goodAfter, isNew) => {
  expect(await wait(bad, goodAfter, isNew)).toMatchObject({ answer: well, seconds: goodAfter });
});

test.each([
  ['a certificate that is never issued', noCertificate, true, 600],
  ['a new site that fails', broken, true, 180],
  ['a site that was healthy before', broken, false, 60],
  ['a site that existed before', noCertificate, false, 60],
])('times out for %s and reports the last answer', async (_, bad, isNew, patience) => {
  expect(await wait(bad, Infinity, isNew)).toMatchObject({ answer: bad, seconds: patience });
});

test('reports every half minute what it is waiting for', async () => {
  const { said } = await wait(noCertificate, 95, true);
  expect(said).toEqual(
    [30, 60, 90].map(
      (seconds) =>
        `Waiting for https://site.test/api/v1/writer since ${seconds} s, at most 600 s: ${noCertificate.said}. (--health-url checks another address.)`,
    ),
  );
});

test('distinguishes a non-existent address from a failing site', async () => {
  const site = openSiteCheck('http://127.0.0.1:9', () => {});
  expect(await site.ask()).toEqual({
    isWell: false,
    said: expect.stringMatching(/bad port|ECONNREFUSED/),
    isUnaddressed: true,
  });
});
