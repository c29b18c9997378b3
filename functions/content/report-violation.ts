import * as z from 'zod/mini';
import { factsOf } from '#functions/http/headers.ts';
import { limitNetworkRate } from '#functions/http/limit-rate.ts';
import { log } from '#functions/http/log.ts';
import { operation } from '#functions/http/operation.ts';
import { readJson } from '#functions/http/read-body.ts';
import type { ContentEnv } from './routes.ts';

/** What browsers call a report of the content security policy, of the older and the newer kind. */
const kinds = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * `POST /csp-report`: what a page was kept from doing, as the browser tells by itself. A line of the log
 * each, and 204. Anybody can send one, so it is a hint and never proof, and nothing is stored of it but
 * how often an address sent some.
 */
export const reportViolation = operation<ContentEnv>(
  { may: 'anyone', once: false, token: 'ignored' },
  async ({ db, env, request }) => {
    const { value } = await readJson(request, kinds);
    await limitNetworkRate(db, 'report', request);
    const { requestId } = factsOf(request);
    for (const violation of readCspViolations(value, new URL(env.APP_ORIGIN).origin)) {
      log('warn', 'csp violation', { requestId, ...violation });
    }
    return null;
  },
);

/** What is taken of a word that a browser sends; the rest of a longer one says nothing more. */
const Word = z.catch(z.string().check(z.maxLength(4000)), '');
const Place = z.catch(z.number().check(z.int(), z.nonnegative()), 0);

/** The older form (`report-uri`): one report, `application/csp-report`. */
const Uri = z.object({
  'csp-report': z.object({
    'document-uri': Word,
    'effective-directive': Word,
    'violated-directive': Word,
    'blocked-uri': Word,
    'source-file': Word,
    'line-number': Place,
    'column-number': Place,
  }),
});

/** The newer one (`report-to`): several that waited for each other, `application/reports+json`. */
const To = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: Word,
    effectiveDirective: Word,
    blockedURL: Word,
    sourceFile: Word,
    lineNumber: Place,
    columnNumber: Place,
  }),
});

/** What a page was kept from doing, in words that a log may hold: no id, no secret, nobody's address. */
interface CspViolation {
  /** The first part of the page's path, such as `/resource`. */
  page: string;
  /** The rule, such as `script-src-elem`. */
  directive: string;
  /** `inline`, `eval` or another word of the standard; else the other site's name. */
  blocked: string;
  /** The path of the script of ours that tried; empty where none is named. */
  source: string;
  line: number;
  column: number;
}

/**
 * Reads either form of a browser's report. What is no report is left out, and so is what an extension of
 * the browser tried: it is no page of ours that did.
 */
export function readCspViolations(sent: unknown, origin: string): CspViolation[] {
  const reports = Array.isArray(sent) ? sent.slice(0, maxReports) : [sent];
  return reports
    .flatMap((report) => {
      const uri = Uri.safeParse(report);
      if (uri.success) return [ofUri(uri.data['csp-report'], origin)];
      const to = To.safeParse(report);
      return to.success ? [ofTo(to.data.body, origin)] : [];
    })
    .filter(({ source, blocked }) => source !== extension && blocked !== extension);
}

/** Reports that are read of one message. */
const maxReports = 20;

const extension = 'extension';

function ofUri(report: z.infer<typeof Uri>['csp-report'], origin: string): CspViolation {
  const directive = report['effective-directive'] || report['violated-directive'];
  return {
    page: pageOf(report['document-uri']),
    directive: plain(directive.split(' ')[0] ?? ''),
    blocked: blockedOf(report['blocked-uri']),
    source: sourceOf(report['source-file'], origin),
    line: report['line-number'],
    column: report['column-number'],
  };
}

function ofTo(body: z.infer<typeof To>['body'], origin: string): CspViolation {
  return {
    page: pageOf(body.documentURL),
    directive: plain(body.effectiveDirective),
    blocked: blockedOf(body.blockedURL),
    source: sourceOf(body.sourceFile, origin),
    line: body.lineNumber,
    column: body.columnNumber,
  };
}

/** A word of a standard; what somebody made up is cut to what could be one. */
const plain = (word: string) => word.replace(/[^\w-]/g, '').slice(0, 40);

const pageOf = (address: string) => `/${plain(urlOf(address)?.pathname.split('/')[1] ?? '')}`;

function blockedOf(blocked: string): string {
  const url = urlOf(blocked);
  if (!url) return plain(blocked);
  if (isOfExtension(url)) return extension;
  // `data:` and `blob:` have no host, and what follows them may be anything.
  return url.host ? url.host.slice(0, 100) : plain(url.protocol);
}

function sourceOf(file: string, origin: string): string {
  const url = urlOf(file);
  if (!url) return '';
  if (isOfExtension(url)) return extension;
  return url.origin === origin && /^\/assets\/[\w./-]{1,120}$/.test(url.pathname)
    ? url.pathname
    : 'elsewhere';
}

const isOfExtension = ({ protocol }: URL) => /-extension:$/.test(protocol);

const urlOf = (address: string) => (URL.canParse(address) ? new URL(address) : null);
