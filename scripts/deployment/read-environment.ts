import { Explained } from '../command.ts';
import { checkSettings, type EnvironmentOfSettings } from './check-settings.ts';
import {
  DeploymentRefused,
  type DeploymentSettings,
  type EnvironmentName,
  environments,
  readDeploymentSettings,
  type SettingsRead,
  settingsPath,
} from './deployment-settings.ts';
import { renderConfigs } from './render-configs.ts';

/**
 * Returns the environment named by `--env`. Throws `Explained` with the usage if the name is missing or
 * unknown.
 */
export function environmentOption(given: string | undefined, usage: string): EnvironmentName {
  const found = environments.find((name) => name === given);
  if (found) return found;
  const said = given ? `There is no environment "${given}"` : '--env says which environment';
  throw new Explained(`${said}: it is ${environments.join(' or ')}.\n\n${usage}`);
}

interface EnvironmentRead extends SettingsRead {
  environment: EnvironmentOfSettings;
}

/** Reads as much of an environment's settings as possible, from its own file or from `file`. */
export function readEnvironment(name: EnvironmentName, file?: string): EnvironmentRead {
  const others = environments.filter((one) => one !== name).map(settingsPath);
  const [other] = others.map(readDeploymentSettings);
  const isWhole = other?.problems.length === 0;
  return {
    ...readDeploymentSettings(file ?? settingsPath(name)),
    environment: { name, other: isWhole ? other.settings : null },
  };
}

/** Problems with the content of well-formed settings. */
export function contentProblems({ settings, environment, malformed }: EnvironmentRead): string[] {
  if (!settings) return [];
  return checkSettings(settings, renderConfigs(settings), environment).filter((problem) => {
    const [name = ''] = /^[\w.]+/.exec(problem) ?? [];
    return !malformed.has(name) && !malformed.has(name.replace(/^(?:secrets|vars)\./, ''));
  });
}

/** The settings of an environment. Throws `DeploymentRefused` if the file is missing or malformed. */
export function loadEnvironment(
  name: EnvironmentName,
  file?: string,
): { settings: DeploymentSettings; environment: EnvironmentOfSettings } {
  const { settings, problems, environment } = readEnvironment(name, file);
  if (!settings || problems.length > 0) throw new DeploymentRefused(problems);
  return { settings, environment };
}
