import * as z from 'zod';

/** Cloudflare's maximum time for loading a page and for the subsequent actions, in milliseconds. */
const loadMs = z.number().min(0).max(60_000);
const actionMs = z.number().min(0).max(300_000);

const Length = z.union([z.string(), z.number().min(0)]);
const ResourceTypes = z.array(
  z.enum([
    ...(['document', 'stylesheet', 'image', 'media', 'font', 'script', 'texttrack'] as const),
    ...(['xhr', 'fetch', 'prefetch', 'eventsource', 'websocket', 'manifest'] as const),
    ...(['signedexchange', 'ping', 'cspviolationreport', 'preflight', 'other'] as const),
  ]),
);
const Pattern = z.string().refine((text) => {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}, 'is not a regular expression');
const WaitUntil = z.enum(['load', 'domcontentloaded', 'networkidle0', 'networkidle2']);

const PdfOptions = z.strictObject({
  displayHeaderFooter: z.boolean().optional(),
  footerTemplate: z.string().optional(),
  format: z
    .enum([
      ...(['letter', 'legal', 'tabloid', 'ledger'] as const),
      ...(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'] as const),
    ])
    .optional(),
  headerTemplate: z.string().optional(),
  height: Length.optional(),
  landscape: z.boolean().optional(),
  margin: z
    .strictObject({
      top: Length.optional(),
      bottom: Length.optional(),
      left: Length.optional(),
      right: Length.optional(),
    })
    .optional(),
  outline: z.boolean().optional(),
  pageRanges: z.string().optional(),
  preferCSSPageSize: z.boolean().optional(),
  printBackground: z.boolean().optional(),
  scale: z.number().min(0.1).max(2).optional(),
  tagged: z.boolean().optional(),
  timeout: actionMs.optional(),
  width: Length.optional(),
});

/**
 * The body of `POST /pdf` according to Cloudflare's API reference
 * (developers.cloudflare.com/api/resources/browser_rendering/subresources/pdf/methods/create, November 2026),
 * as far as this emulator supports it. It does not support `url`, or cookies, credentials, headers or scripts
 * from the caller. Unsupported fields are rejected.
 */
export const PdfRequest = z.strictObject({
  html: z.string().min(1),
  actionTimeout: z.number().min(0).max(120_000).optional(),
  addStyleTag: z
    .array(z.strictObject({ content: z.string().optional(), url: z.url().optional() }))
    .optional(),
  allowRequestPattern: z.array(Pattern).optional(),
  allowResourceTypes: ResourceTypes.optional(),
  emulateMediaType: z.enum(['screen', 'print']).optional(),
  gotoOptions: z
    .strictObject({
      timeout: loadMs.optional(),
      waitUntil: z.union([WaitUntil, z.array(WaitUntil)]).optional(),
    })
    .optional(),
  pdfOptions: PdfOptions.optional(),
  rejectRequestPattern: z.array(Pattern).optional(),
  rejectResourceTypes: ResourceTypes.optional(),
  setJavaScriptEnabled: z.boolean().optional(),
  waitForTimeout: loadMs.optional(),
});
export type PdfRequest = z.infer<typeof PdfRequest>;
