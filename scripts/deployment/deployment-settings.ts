import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ContextTokens } from '#functions/ai-jobs/models/duty-models.ts';
import { ModerationLimit } from '#functions/ai-jobs/moderation-budget.ts';
import { Explained } from '../command.ts';
import { siteOrigin } from '../site-origin.ts';
import { root } from '../world/settings.ts';

export const environments = ['staging', 'production'] as const;
export type EnvironmentName = (typeof environments)[number];

const Sampling = z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1');

/** Arguments for `refine`: a setting under `vars` must be empty or a number that its Worker accepts. */
function isNumber(
  name: string,
  shape: z.core.$ZodNumber<unknown>,
): [
  (vars: Record<string, string>) => boolean,
  { path: string[]; error: string; when: (payload: { value: unknown }) => boolean },
] {
  return [
    ({ [name]: text }) => !text || z.safeParse(shape, text).success,
    {
      path: [name],
      error: `must be a whole number of ${z.toJSONSchema(shape).minimum} or more`,
      // Runs even if another setting is wrong, so that all problems are reported at once.
      when: ({ value }) => value instanceof Object,
    },
  ];
}

/**
 * The settings of one environment on Cloudflare: everything that differs between staging and production,
 * including secrets. The file `deployments/<environment>.json` is never committed to git;
 * `deployments/example.json` is.
 */
export const DeploymentSettings = z.strictObject({
  /** Cloudflare's account id: 32 hex digits. */
  accountId: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hex digits'),
  /**
   * The name prefix of every Worker, queue and bucket: with `lexiloom-staging`, a Worker is named
   * `lexiloom-staging-accounts`.
   */
  prefix: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{2,30}$/,
      'must be 3 to 31 small letters, digits and hyphens, and begin with a letter',
    ),
  /** The origin of the site: a domain of the account, or `https://<prefix>.<subdomain>.workers.dev`. */
  origin: z
    .string()
    .refine(
      (text) => siteOrigin(text)?.startsWith('https:') ?? false,
      "must be the site's address with https and without a path, such as https://lexiloom.school",
    )
    .transform((text) => new URL(text).origin),
  mailFrom: z.email({
    error: ({ input }) => (input === undefined ? undefined : 'must be an e-mail address'),
  }),
  /**
   * The cloud region of the database, such as `aws:eu-west-2`. The Workers behind the gateway run in the same
   * region.
   */
  placement: z
    .string()
    .regex(
      /^(?:aws|gcp|azure):[a-z0-9-]+$/,
      'must be a cloud and its region, such as aws:eu-west-2',
    ),
  /**
   * With the jurisdiction `eu`, R2 stores a bucket inside the European Union. The jurisdiction cannot be
   * changed later.
   */
  bucketJurisdiction: z.enum(['default', 'eu']),
  /** The data sharing agreement promises `uk-eea`; `none` is only for test data. */
  residency: z.enum(['uk-eea', 'none']).default('uk-eea'),
  /**
   * Hosts outside the United Kingdom and the European Economic Area that may still receive data, each with
   * the documented assessment required by clause 8 of the data sharing agreement.
   */
  acceptedTransfers: z
    .record(z.string(), z.string().min(20, 'must give the reason, in 20 characters or more'))
    .default({}),
  /** Replaces settings of the same name in `[vars]` of every Worker that has them. */
  vars: z
    .record(z.string(), z.string())
    .refine(...isNumber('MODERATION_TOKENS_PER_MINUTE', ModerationLimit))
    .refine(...isNumber('MODEL_CONTEXT', ContextTokens))
    .default({}),
  observability: z
    .strictObject({
      logsSampling: Sampling.default(1),
      tracesSampling: Sampling.default(0.05),
      /** Names of OpenTelemetry destinations, as created in Cloudflare's dashboard; null for none. */
      logsDestination: z.string().nullable().default(null),
      tracesDestination: z.string().nullable().default(null),
    })
    .prefault({}),
  secrets: z.record(z.string(), z.string().min(1, 'must not be empty')),
});
export type DeploymentSettings = z.infer<typeof DeploymentSettings>;

/** Problems that stop a deployment before it changes anything; each is a sentence. */
export class DeploymentRefused extends Explained {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Nothing was changed:\n${problems.map((one) => `  - ${one}`).join('\n')}`);
    this.problems = problems;
  }
}

export const settingsPath = (environment: EnvironmentName): string =>
  join(root, 'deployments', `${environment}.json`);

/** A settings file that may be only partly valid. */
export interface SettingsRead {
  /** The settings, with malformed values replaced by harmless ones; null if nothing can be parsed. */
  settings: DeploymentSettings | null;
  problems: string[];
  /** The names of malformed settings. Their content must not be checked, because it was replaced. */
  malformed: ReadonlySet<string>;
}

/** Parses as much of a settings file as possible, and reports malformed settings. */
export function readDeploymentSettings(path: string): SettingsRead {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    const problem = `${path} cannot be read: copy deployments/example.json to it, and fill it in.`;
    return { settings: null, problems: [problem], malformed: new Set() };
  }
  return parseDeploymentSettings(text, path);
}

/** The settings in a file. Throws `DeploymentRefused` if it is missing or malformed. */
export function loadDeploymentSettings(path: string): DeploymentSettings {
  const { settings, problems } = readDeploymentSettings(path);
  if (!settings || problems.length > 0) throw new DeploymentRefused(problems);
  return settings;
}

/**
 * Parses the text of a settings file. `path` is used in the messages, which never quote a value because it
 * may be secret.
 */
export function parseDeploymentSettings(text: string, path: string): SettingsRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const problem = `${path} is not valid JSON: look at ${placeOfFault(text)}.`;
    return { settings: null, problems: [problem], malformed: new Set() };
  }
  const read = DeploymentSettings.safeParse(json, { error: plainWords });
  if (read.success) return { settings: read.data, problems: [], malformed: new Set() };
  const { issues } = read.error;
  const problems = issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const places = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    return places.map((place) => {
      const colon = issue.message === isMissing ? '' : ':';
      return `${place.join('.') || path}${colon} ${issue.message}.`;
    });
  });
  const mended = DeploymentSettings.safeParse(withoutFaults(json, issues));
  const malformed = new Set(issues.flatMap(({ path: [first, second] }) => [first, second]));
  return {
    settings: mended.success ? mended.data : null,
    problems,
    malformed: new Set([...malformed].map(String)),
  };
}

/**
 * The line and column of the first invalid character in the JSON. Only some of V8's messages contain this
 * position.
 */
function placeOfFault(text: string): string {
  let [well, broken] = [0, text.length + 1];
  while (broken - well > 1) {
    const middle = Math.floor((well + broken) / 2);
    if (canGoOn(text.slice(0, middle))) well = middle;
    else broken = middle;
  }
  const before = text.slice(0, well).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Returns whether a text is the beginning of valid JSON: it has no error except a missing or wrong end. */
function canGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const said = String(error);
    const [, at] = /at position (\d+)/.exec(said) ?? [];
    return at === undefined ? said.includes('end of JSON input') : Number(at) === start.length;
  }
}

const kindWords: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  object: 'a group in braces',
  record: 'a group in braces',
};

const isMissing = 'is missing';

const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'there is no such setting';
  if (issue.input === undefined) return isMissing;
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'invalid_type')
    return `must be ${kindWords[issue.expected] ?? issue.expected}`;
  return undefined;
};

/** Replacements for malformed settings, so that the rest can still be checked. */
const harmless: Readonly<Record<string, unknown>> = {
  accountId: 'f'.repeat(32),
  prefix: 'lexiloom',
  origin: 'https://site.invalid',
  mailFrom: 'no-reply@site.invalid',
  placement: 'aws:eu-west-2',
  bucketJurisdiction: 'eu',
  secrets: {},
};

function withoutFaults(json: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const mended: Record<string, unknown> = structuredClone({ ...json });
  for (const issue of issues) {
    const [name, entry] = issue.path.map(String);
    const group = name === undefined ? mended : mended[name];
    const strange = issue.code === 'unrecognized_keys' ? issue.keys : entry ? [entry] : [];
    if (strange.length > 0) for (const key of strange) Reflect.deleteProperty(Object(group), key);
    else if (name !== undefined) mended[name] = harmless[name];
  }
  return mended;
}
