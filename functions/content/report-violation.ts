import * as z from 'zod/mini';
import { factsOf } from '#functions/http/headers.ts';
import { limitNetworkRate } from '#functions/http/limit-rate.ts';
import { log } from '#functions/http/log.ts';
import { operation } from '#functions/http/operation.ts';
import { readJson } from '#functions/http/read-body.ts';
import type { ContentEnv } from './routes.ts';

/** Content types of a browser's content security policy report, in the older and newer formats. */
const kinds = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * `POST /csp-report`: logs each violation that the browser reports, one log line per violation. 204. Anyone
 * can send a report, so a report proves nothing. Only the number of reports per address is stored.
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

/** A string of a report. A longer string is replaced by an empty string. */
const Word = z.catch(z.string().check(z.maxLength(4000)), '');
const Place = z.catch(z.number().check(z.int(), z.nonnegative()), 0);

/** The older format (`report-uri`): one report, `application/csp-report`. */
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

/** The newer format (`report-to`): a batch of reports, `application/reports+json`. */
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

/** A policy violation in a form that is safe to log: it contains no ids, secrets or personal addresses. */
interface CspViolation {
  /** First segment of the path of the page, such as `/resource`. */
  page: string;
  /** The directive, such as `script-src-elem`. */
  directive: string;
  /** `inline`, `eval` or another keyword of the standard; otherwise the host of the other site. */
  blocked: string;
  /** Path of our script that caused the violation; empty if the report names no script. */
  source: string;
  line: number;
  column: number;
}

/**
 * Parses a browser's report in either format. Skips any other input. Also skips violations by a browser
 * extension, because our pages do not cause them.
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

/** Maximum reports parsed per request. */
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

/** Strips unusual characters from a keyword and truncates it, because anyone can send an invented keyword. */
const plain = (word: string) => word.replace(/[^\w-]/g, '').slice(0, 40);

const pageOf = (address: string) => `/${plain(urlOf(address)?.pathname.split('/')[1] ?? '')}`;

function blockedOf(blocked: string): string {
  const url = urlOf(blocked);
  if (!url) return plain(blocked);
  if (isOfExtension(url)) return extension;
  // `data:` and `blob:` URLs have no host. The rest of such a URL may contain anything, so log only the
  // scheme.
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
