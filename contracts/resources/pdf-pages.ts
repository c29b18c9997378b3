import * as z from 'zod';

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
  html: z
    .string()
    .min(1)
    .max(1_000_000)
    .refine((html) => !active.test(html), 'These pages contain elements that cannot be printed.'),
  styles: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^\/assets\/(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*\.css$/),
    )
    .max(40),
  rules: z.string().max(600_000),
});
export type PdfPages = z.infer<typeof PdfPages>;
