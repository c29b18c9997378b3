import * as z from 'zod';
import { type ModelEnv, readDuties } from '#functions/ai-jobs/models/duty-models.ts';
import { isOpenAi, type ModelServer } from '#functions/ai-jobs/models/model.ts';
import { reasonOf } from '../command.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { RenderedConfig } from './render-configs.ts';

/** The result of checking the model servers. */
export interface ModelsChecked {
  /** Problems that stop a deployment, as sentences. */
  problems: string[];
  /** Checks that could not be made, and results that may be intended. */
  warnings: string[];
}

const Vars = z.record(z.string(), z.unknown());
const List = z.object({ data: z.array(z.object({ id: z.string() })) });
/** A server returns its list of models within seconds or not at all. */
const timeoutMs = 15_000;

/**
 * Requests the list of models from each model server (`GET /models`), which costs nothing. Reports a problem
 * for a rejected key, and for a model in the settings that OpenAI does not have. Anything else is only a
 * warning: an admin may have replaced a default, and other servers may accept models that they do not list,
 * or have no list. Skips settings that are malformed or stored only at Cloudflare. No message contains a key.
 */
export async function checkModels(
  { secrets }: DeploymentSettings,
  configs: readonly RenderedConfig[],
  send: typeof fetch = fetch,
): Promise<ModelsChecked> {
  const jobs = configs.find(({ source }) => source.startsWith('functions/ai-jobs/'));
  const { OPENAI_API_KEY, AI_PROVIDERS } = secrets;
  if (!jobs) return { problems: [], warnings: [] };
  if (OPENAI_API_KEY === undefined || AI_PROVIDERS === undefined) {
    const left = 'Models not checked: their keys are not in the settings file.';
    return { problems: [], warnings: [left] };
  }
  const vars: Record<string, unknown> = Vars.parse(jobs.config.vars ?? {});
  const env: ModelEnv = { ...vars, OPENAI_API_KEY, AI_PROVIDERS };
  const duties = readDuties(env, { models: [], choices: [] });
  const found: ModelsChecked = {
    problems: duties.flatMap(({ problem }) => (problem ? [problem] : [])),
    warnings: [],
  };
  const used = duties.flatMap(({ on, setting, source }) => (on ? [{ on, setting, source }] : []));
  const byServer = Map.groupBy(used, ({ on: { server } }) => JSON.stringify(server));
  await Promise.all(
    [...byServer.values()].map(async (ofServer) => {
      const [first] = ofServer;
      if (!first) return;
      const { server } = first.on;
      const list = await askList(server, send);
      const key = server.apiKey === OPENAI_API_KEY ? 'OPENAI_API_KEY' : 'The key in AI_PROVIDERS';
      if (list.isKeyRefused)
        found.problems.push(
          `${key}: ${list.said}. It must be complete, and belong to a project for that address.`,
        );
      else if (!list.names) found.warnings.push(`The models were not checked: ${list.said}.`);
      for (const { on, setting, source } of list.names ? ofServer : []) {
        if (list.names?.has(on.model.name)) continue;
        const sentence = `${setting}: ${list.host} has no model ${on.model.name} for this key.`;
        const isWrong = source === 'setting' && isOpenAi(server);
        (isWrong ? found.problems : found.warnings).push(sentence);
      }
    }),
  );
  return found;
}

interface ListRead {
  host: string;
  /** The listed models; null if the server has no list. */
  names: ReadonlySet<string> | null;
  isKeyRefused: boolean;
  /** A description of the server's response, without the key. */
  said: string;
}

async function askList({ baseUrl, apiKey }: ModelServer, send: typeof fetch): Promise<ListRead> {
  const { host } = new URL(baseUrl);
  const nothing = { host, names: null, isKeyRefused: false };
  try {
    const answer = await send(`${baseUrl}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    if (answer.ok) {
      const { data } = List.parse(JSON.parse(text));
      return { ...nothing, names: new Set(data.map(({ id }) => id)), said: 'a list' };
    }
    // A key with restricted permissions may work for everything except the list.
    const isRestricted = /missing scopes|insufficient permissions/i.test(text);
    const isKeyRefused = answer.status === 401 && !isRestricted;
    const said = isKeyRefused ? `${host} refuses it with 401` : `${host} answers ${answer.status}`;
    return { ...nothing, isKeyRefused, said };
  } catch (error) {
    const isList = error instanceof SyntaxError || error instanceof z.ZodError;
    return { ...nothing, said: isList ? `${host} has no list` : `${host}: ${reasonOf(error)}` };
  }
}
