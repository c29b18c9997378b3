import { ApiError } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { ResourcesEnv } from '../env.ts';

/** What the setting holds where the operator has no token. */
const none = 'none';
/** For both tries together: longer than all of the renderer's own timers, and shorter than anybody waits. */
const timeoutMs = 55_000;
const pageTimeoutMs = 20_000;
/** A browser that waits for its turn; a longer wait is the teacher's decision. */
const longestRetrySeconds = 5;
/** With less than this left a second try would be cut off before its page is drawn. */
const leastRetryMs = 20_000;
const maxPdfBytes = 25_000_000;

/** Throws 422 where no service draws PDF files: the person prints instead. */
export function requireRenderer({
  BROWSER_RENDERING_URL,
  BROWSER_RENDERING_TOKEN,
}: ResourcesEnv): void {
  const isSet = BROWSER_RENDERING_TOKEN && BROWSER_RENDERING_TOKEN !== none;
  if (isSet && BROWSER_RENDERING_URL) return;
  throw new ApiError('not_usable', 'PDF files are not set up here.');
}

/**
 * Draws a document as a PDF by Cloudflare's Browser Run, which also speaks Chromium: no script runs in it, and
 * it may load from the site's own files and media alone. Tries once more where it is asked to wait some seconds and
 * the time for both tries allows it.
 * Throws 413 for what is too large, and 503 while it is busy or away.
 * developers.cloudflare.com/browser-run/quick-actions/pdf-endpoint/ (November 2026)
 */
export async function renderPdf(
  env: ResourcesEnv,
  html: string,
  site: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = JSON.stringify({
    html,
    setJavaScriptEnabled: false,
    allowRequestPattern: [`^${literally(site)}/(?:assets|api/v1/media)/`],
    // Idle, not loaded: the pieces of a font are asked for when its letters are laid out.
    gotoOptions: { waitUntil: 'networkidle0', timeout: pageTimeoutMs },
    pdfOptions: {
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      timeout: pageTimeoutMs,
    },
  });
  const until = Date.now() + timeoutMs;
  const signal = AbortSignal.timeout(timeoutMs);
  const first = await askRenderer(env, body, signal);
  const seconds = secondsToWait(first);
  const leftMs = until - Date.now() - (seconds ?? 0) * 1000;
  if (seconds === null || leftMs < leastRetryMs) return readPdf(first);
  await first.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return readPdf(await askRenderer(env, body, signal));
}

async function askRenderer(
  env: ResourcesEnv,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  try {
    // Nothing of a lesson is kept there: the answer of a call is not cached.
    return await fetch(`${env.BROWSER_RENDERING_URL}/pdf?cacheTTL=0`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.BROWSER_RENDERING_TOKEN}`,
        'content-type': 'application/json',
      },
      body,
      signal,
    });
  } catch (error) {
    log('error', 'the PDF renderer was not reached', describeError(error));
    throw away();
  }
}

/** How long a busy renderer asks to wait; null where waiting is no use, or too long. */
function secondsToWait({ status, headers }: Response): number | null {
  if (status !== 429) return null;
  const seconds = Number(headers.get('retry-after') ?? 1);
  return seconds >= 0 && seconds <= longestRetrySeconds ? seconds : null;
}

async function readPdf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const { status, headers } = answer;
  if (status === 200 && headers.get('content-type')?.startsWith('application/pdf')) {
    if (Number(headers.get('content-length') ?? 0) > maxPdfBytes) {
      await answer.body?.cancel();
      throw tooLarge();
    }
    const bytes = await readBytes(answer);
    if (bytes.length > maxPdfBytes) throw tooLarge();
    return bytes;
  }
  await answer.body?.cancel();
  if (status === 429) {
    const message = 'Many PDF files are being made right now.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  if (status === 413) throw tooLarge();
  // 401, 403 and 404 last until somebody looks after the token or the account; the rest passes.
  const kind = [401, 403, 404].includes(status) ? 'setup' : status < 408 ? 'fault' : 'away';
  log('error', 'the PDF renderer refused', { kind, status });
  throw away();
}

async function readBytes(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    log('error', 'the PDF renderer broke off', describeError(error));
    throw away();
  }
}

/** A refusal for what passes, or what only the operator can mend: the teacher prints instead. */
export const away = (): ApiError =>
  new ApiError('unavailable', 'The PDF could not be made just now.', { retryAfterSeconds: 30 });

const tooLarge = () => new ApiError('too_large', 'That is too much for one PDF file.');

/** A text as a pattern that matches nothing else. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
