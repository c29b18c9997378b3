import * as z from 'zod/mini';

/**
 * Elements that load, run or navigate by themselves: no page of ours that is drawn as a PDF has one. In the
 * renderer the document's own policy stops them too.
 */
const active =
  /<(?:script|meta|link|base|style|iframe|frame|frameset|object|embed|portal|form|dialog)\b/i;

/**
 * Pages as they stand on the screen, to be drawn as a PDF: their elements, the addresses of the site's style
 * sheets, and the rules that the screen made by script, such as that of the paper.
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
