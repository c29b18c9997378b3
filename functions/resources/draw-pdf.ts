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
 * `POST /v1/resources/:id/pdf {html, styles, rules}`: the pages of a screen about this lesson as a PDF file,
 * with the lesson's title and the mark of what a model made. For whoever may see the lesson and whose plan
 * has "Export to PDF". 413 for too much, 422 where nothing draws PDF files, 429 after many, 503 while the
 * renderer is busy or away. One round trip, before anything is drawn.
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
    // Before anything is drawn and paid for: a title that fails here would fail again afterwards.
    const disposition = attachment(`${fileName(title)}.pdf`);
    const site = new URL(env.APP_ORIGIN).origin;
    const drawn = await renderPdf(env, pdfDocument(body, title, site), site);
    const file = markPdf(drawn, { title, aiOrigin, made: new Date() });
    if (!file) {
      log('error', 'a PDF could not be marked', { bytes: drawn.length });
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

/** The lesson's title and how AI had a part in it; 404 for whoever may not see it. */
async function selectLesson(db: Database, id: string, reader: Reader) {
  const condition = sql`r.id = ${id} and ${visibleTo(reader)}`;
  const noted = noteReading(reader, condition);
  const found = await db.execute(sql`
    ${noted ? sql`with ${noted}` : sql``} select r.title, r.status, r.draft -> 'given' is not null as "isGiven",
      (select coalesce(json_agg(json_build_object('status', p.status, 'edited', p.edited)), '[]')
        from resource_parts p where p.resource_id = r.id) as parts
    from resources r where ${condition} limit 1`);
  const [row] = parseRows(Row, found);
  if (!row) throw notFound('This resource');
  return { title: row.title, aiOrigin: aiOriginOf(row) };
}

/** A file's name for every browser: in plain letters, and as it is (RFC 6266, RFC 8187). */
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
 * The whole document around the pages of a screen. Its policy lets it load style sheets, fonts and pictures of
 * our own site and nothing else, whatever the pages hold: a second wall beside the renderer's own.
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

/** The site's own ground is cream; a printer's is white. A screen has its height, and paper has its own. */
const whitePaper = 'html, body { background: #fff !important; min-block-size: 0 !important; }';

/** A string of CSS may hold any text; none of it ends the element that the rules stand in. */
const ruleText = (rules: string) => rules.replaceAll('</', '<\\/');

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
function requireRenderer({ BROWSER_RENDERING_URL, BROWSER_RENDERING_TOKEN }: ResourcesEnv): void {
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
const away = (): ApiError =>
  new ApiError('unavailable', 'The PDF could not be made just now.', { retryAfterSeconds: 30 });

const tooLarge = () => new ApiError('too_large', 'That is too much for one PDF file.');

/** A text as a pattern that matches nothing else. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
