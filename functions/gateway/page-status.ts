import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { newRequestId } from '../http/request-id.ts';
import { answerWithin } from './answer-within.ts';
import type { GatewayEnv } from './env.ts';

/** The page must not wait longer than this to learn whether anything is written at its address. */
const longestWaitMs = 1000;

/** The kind of page that is written below these first parts of an address. */
const kinds: Readonly<Record<string, string>> = {
  docs: 'guide',
  guides: 'guide',
  guide: 'guide',
  video: 'video',
  webinars: 'webinar',
};

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The status of the app's page at an address: 404 where no screen and no written page can be, so that
 * search engines and link checkers learn it too; what the person reads is the app's own not-found page.
 * Whether a page is written is asked of the Worker `content`; when it does not say, the address counts.
 */
export async function pageStatus(url: URL, env: GatewayEnv): Promise<200 | 404> {
  const [first, second, ...more] = url.pathname.split('/').filter((part) => part !== '');
  if (first === undefined) return 200;
  if (!isTakenSlug(first)) {
    return second === undefined ? statusOf('page', first, url, env) : 404;
  }
  if (first === 'badpage') return 404;
  const kind = kinds[first];
  if (!kind || second === undefined) return 200;
  return more.length === 0 ? statusOf(kind, second, url, env) : 404;
}

async function statusOf(kind: string, slug: string, url: URL, env: GatewayEnv): Promise<200 | 404> {
  if (!slugForm.test(slug)) return 404;
  const path = new URL(`/v1/content/pages/${kind}/${slug}`, url);
  const asked = new Request(path, { headers: { 'x-request-id': newRequestId() } });
  const answering = (async () => {
    const { status, body } = await env.CONTENT.fetch(asked);
    await body?.cancel();
    return status;
  })();
  return (await answerWithin(answering, longestWaitMs)) === 404 ? 404 : 200;
}
