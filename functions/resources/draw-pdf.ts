import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { aiOriginOf } from '#contracts/resources/ai-origin.ts';
import { PdfPages } from '#contracts/resources/pdf-pages.ts';
import { fileName } from '#contracts/validation/file-name.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { escapeXml } from '#language/text/escape-xml.ts';
import { markPdf } from './mark-pdf.ts';
import { noteReading, type Reader, visibleTo } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/**
 * `POST /v1/resources/:id/pdf {html, styles, rules}`: renders the pages of a screen about this lesson as a
 * PDF file, with the lesson's title and the label for AI-generated content. The caller must be allowed to see
 * the lesson, and the caller's plan must include "Export to PDF".
 *
 * 413 if the payload is too large, 422 if no PDF renderer is configured, 429 after many requests, 503 while
 * the renderer is busy or unavailable. One round trip to the database, before rendering.
 */
export const drawPdf = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  Record<string, never>,
  PdfPages
>(
  {
    may: teachers,
    needs: 'exportPdf',
    params: ResourceParams,
    body: PdfPages,
    once: false,
    limit: 'pdf',
  },
  async ({ params, body, db, caller, env }) => {
    const { title, aiOrigin } = await selectLesson(db, params.id, { caller });
    requireRenderer(env);
    // Compute this before rendering, which costs money. If a title caused an error after rendering, every
    // retry would pay again.
    const disposition = attachment(`${fileName(title)}.pdf`);
    const site = new URL(env.APP_ORIGIN).origin;
    const drawn = await renderPdf(env, pdfDocument(body, title, site), site);
    const file = markPdf(drawn, { title, aiOrigin, made: new Date() });
    if (!file) {
      log('error', 'PDF not labelled', { bytes: drawn.length });
      throw away();
    }
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(file.length),
        'content-disposition': disposition,
      },
    });
  },
);

const Row = z.object({
  title: z.string(),
  status: z.string(),
  isGiven: z.boolean(),
  parts: z.array(z.object({ status: z.string(), edited: z.boolean() })),
});

/**
 * Reads the lesson's title and how AI was involved in making the lesson; throws 404 if the reader may not see
 * it.
 */
async function selectLesson(db: Database, id: string, reader: Reader) {
  const condition = sql`r.id = ${id} and ${visibleTo(reader)}`;
  const noted = noteReading(reader, condition);
  const found = await db.execute(sql`
    ${noted ? sql`with ${noted}` : sql``} select r.title, r.status, r.draft -> 'given' is not null as "isGiven",
      (select coalesce(json_agg(json_build_object('status', p.status, 'edited', p.edited)), '[]')
        from resource_parts p where p.resource_id = r.id) as parts
    from resources r where ${condition} limit 1`);
  const [row] = parseRows(Row, found);
  if (!row) throw notFound('This resource was not found.');
  return { title: row.title, aiOrigin: aiOriginOf(row) };
}

/**
 * Returns a `Content-Disposition` that works in every browser: an ASCII file name, and the original name (RFC
 * 6266, RFC 8187).
 */
function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/["\\%]/g, '')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const simple = plain.replace(/\.pdf$/, '').trim() === '' ? 'lesson.pdf' : plain;
  return `attachment; filename="${simple}"; filename*=UTF-8''${encoded}`;
}

/**
 * Returns the whole document around the pages of a screen. Its content security policy allows only style
 * sheets, fonts and pictures from our own site, regardless of what the pages contain. It is a second line of
 * defence in addition to the renderer's own restrictions.
 */
function pdfDocument({ html, styles, rules }: PdfPages, title: string, site: string): string {
  const policy = [
    "default-src 'none'",
    `style-src 'unsafe-inline' ${site}/assets/`,
    `font-src ${site}/assets/`,
    `img-src ${site}/api/v1/media/`,
    `base-uri ${site}`,
    "form-action 'none'",
  ].join('; ');
  const sheets = styles.map((path) => `<link rel="stylesheet" href="${site}${path}">`).join('');
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<base href="${site}/"><title>${escapeXml(title)}</title><meta name="generator" content="Lexiloom">
${sheets}
<style>${ruleText(rules)}</style><style>${whitePaper}</style>
</head><body>${html}</body></html>`;
}

/** Makes the background white instead of the site's cream, and removes the screen's minimum height. */
const whitePaper = 'html, body { background: #fff !important; min-block-size: 0 !important; }';

/**
 * Escapes CSS rules for a `style` element. A CSS string may contain any text, but it must not close the
 * element.
 */
const ruleText = (rules: string) => rules.replaceAll('</', '<\\/');

/** The value of `BROWSER_RENDERING_TOKEN` if the operator has no token. */
const none = 'none';
/**
 * Timeout for both attempts together. It is longer than all the renderer's own timeouts, but no longer than a
 * teacher would wait.
 */
const timeoutMs = 55_000;
const pageTimeoutMs = 20_000;
/**
 * Maximum wait for a busy renderer before an automatic retry. If the renderer requests a longer wait, the
 * teacher decides about a retry.
 */
const longestRetrySeconds = 5;
/** Minimum time left for a retry. With less time, the retry would time out before its page is rendered. */
const leastRetryMs = 20_000;
const maxPdfBytes = 25_000_000;

/** Throws 422 if no PDF renderer is configured; the screen then offers printing instead. */
function requireRenderer({ BROWSER_RENDERING_URL, BROWSER_RENDERING_TOKEN }: ResourcesEnv): void {
  const isSet = BROWSER_RENDERING_TOKEN && BROWSER_RENDERING_TOKEN !== none;
  if (isSet && BROWSER_RENDERING_URL) return;
  throw new ApiError('not_usable', 'Saving as PDF is not set up here.');
}

/**
 * Renders a document as a PDF with Cloudflare's Browser Run, which also uses Chromium. Scripts are disabled,
 * and the document may load only the site's own files and media. Retries once if the service requests a wait
 * of a few seconds and the timeout for both attempts allows it. Throws 413 if the document is too large, and
 * 503 while the service is busy or unavailable.
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
    // Wait for an idle network instead of the load event, because font subsets are fetched only when text is
    // laid out.
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
    // Disable the service's response cache, because the service must not store any part of a lesson.
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
    log('error', 'PDF renderer unreachable', describeError(error));
    throw away();
  }
}

/**
 * Returns the number of seconds to wait for a busy renderer, from its `Retry-After`. Null if a retry is
 * pointless or the wait is too long.
 */
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
    const message = 'A lot of PDFs are being created right now.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  if (status === 413) throw tooLarge();
  // 401, 403 and 404 last until the operator fixes the token or the account. 408 and higher statuses are
  // temporary.
  const kind = [401, 403, 404].includes(status) ? 'setup' : status < 408 ? 'fault' : 'away';
  log('error', 'PDF renderer refused', { kind, status });
  throw away();
}

async function readBytes(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    log('error', 'PDF renderer response interrupted', describeError(error));
    throw away();
  }
}

/**
 * Returns the error for a renderer that fails, either temporarily or until the operator fixes it. The screen
 * then offers printing instead.
 */
const away = (): ApiError =>
  new ApiError('unavailable', 'The PDF could not be created.', { retryAfterSeconds: 30 });

const tooLarge = () => new ApiError('too_large', 'That’s too much for one PDF.');

/** Escapes a text so that a regular expression matches it literally. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
