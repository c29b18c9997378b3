import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { aiOriginOf } from '#contracts/resources/ai-origin.ts';
import { PdfPages } from '#contracts/resources/pdf-pages.ts';
import { fileName } from '#contracts/validation/file-name.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { log } from '#functions/http/log.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ResourcesEnv } from './env.ts';
import { markPdf } from './pdf/mark-pdf.ts';
import { pdfDocument } from './pdf/pdf-document.ts';
import { away, renderPdf, requireRenderer } from './pdf/render-pdf.ts';
import { noteReading, type Reader, visibleTo } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';

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
