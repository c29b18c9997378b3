import * as z from 'zod/mini';

/**
 * Elements that load, run or navigate automatically. The product's pages never put them into a PDF. In the
 * renderer, the document's Content-Security-Policy also blocks them.
 */
const active =
  /<(?:script|meta|link|base|style|iframe|frame|frameset|object|embed|portal|form|dialog)\b/i;

/**
 * On-screen pages to render as a PDF: their elements, the URLs of the site's style sheets, and CSS rules that
 * a script added, such as the paper size.
 */
export const PdfPages = z.object({
  html: z.string().check(
    z.minLength(1),
    z.maxLength(1_000_000),
    z.refine((html) => !active.test(html), 'These pages contain elements that cannot be printed.'),
  ),
  styles: z
    .array(
      z
        .string()
        .check(z.maxLength(200), z.regex(/^\/assets\/(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*\.css$/)),
    )
    .check(z.maxLength(40)),
  rules: z.string().check(z.maxLength(600_000)),
});
export type PdfPages = z.infer<typeof PdfPages>;
