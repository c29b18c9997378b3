import { Explained } from '../command.ts';
import { environmentProblems, isExample } from './check-settings.ts';
import { databaseHindrance } from './database-hindrance.ts';
import {
  DeploymentRefused,
  type DeploymentSettings,
  type EnvironmentName,
} from './deployment-settings.ts';
import { loadEnvironment } from './read-environment.ts';

/** Returns the settings of an environment and the address of its database. Refuses a database that cannot be used. */
export async function databaseOfEnvironment(
  name: EnvironmentName,
  settingsFile: string | undefined,
): Promise<{ url: string; settings: DeploymentSettings }> {
  const { settings, environment } = loadEnvironment(name, settingsFile);
  const foreign = environmentProblems(settings, environment);
  if (foreign.length > 0) throw new DeploymentRefused(foreign);
  const { DATABASE_URL } = settings.secrets;
  if (DATABASE_URL && isExample(DATABASE_URL)) {
    throw new DeploymentRefused(["DATABASE_URL is still the example's."]);
  }
  if (!DATABASE_URL || !URL.canParse(DATABASE_URL)) {
    throw new DeploymentRefused([
      'secrets.DATABASE_URL is missing, or not the address of a database.',
    ]);
  }
  const hindrance = await databaseHindrance(DATABASE_URL);
  if (hindrance) throw new Explained(`The database cannot be used: ${hindrance}.`);
  return { url: DATABASE_URL, settings };
}
