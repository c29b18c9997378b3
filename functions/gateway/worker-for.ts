import type { GatewayEnv } from './env.ts';

type WorkerBinding = Exclude<keyof GatewayEnv, 'ASSETS' | 'RESOURCE_FRAME_ANCESTORS'>;

/** Which Worker answers which path below `/api`. A path stands for itself and for all below it. */
const workerPaths = {
  '/login': 'ACCOUNTS',
  '/logout': 'ACCOUNTS',
  '/auth': 'ACCOUNTS',
  '/registration': 'ACCOUNTS',
  '/forgetPassword': 'ACCOUNTS',
  '/newpassword': 'ACCOUNTS',
  '/v1/me': 'ACCOUNTS',
  '/v1/resources': 'RESOURCES',
  '/v1/dictionary': 'RESOURCES',
  '/v1/writer': 'RESOURCES',
  '/v1/media': 'MEDIA_WORKER',
  '/v1/classrooms': 'CLASSROOMS',
  '/v1/pupils': 'CLASSROOMS',
  '/v1/organisation': 'ORGANISATIONS',
  '/v1/teacher-profiles': 'ORGANISATIONS',
  '/subscriptions': 'BILLING',
  '/stripe/webhook': 'STRIPE_WEBHOOK',
  '/v1/homeworks': 'HOMEWORK',
  '/v1/homeworks-by-class': 'HOMEWORK',
  '/v1/homework-result': 'HOMEWORK',
  '/v1/homework-result-by-class': 'HOMEWORK',
  '/v1/homework-classroom': 'HOMEWORK',
  '/v1/pupil-homeworks': 'HOMEWORK',
  '/v1/content': 'CONTENT',
  '/custom_tour': 'CONTENT',
  '/custom_analytics': 'CONTENT',
  '/csp-report': 'CONTENT',
  '/v1/admin': 'ADMIN',
} as const satisfies Record<`/${string}`, WorkerBinding>;

const byPath: ReadonlyMap<string, WorkerBinding> = new Map(Object.entries(workerPaths));

/** The Worker of an API path, or null when no Worker has it. */
export function workerFor(path: string): WorkerBinding | null {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const worker = byPath.get(path.slice(0, end));
    if (worker) return worker;
  }
  return null;
}
