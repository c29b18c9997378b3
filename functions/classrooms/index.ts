import { createApp } from '#functions/_base/app.ts';
import { workerHasher } from '#functions/_base/passwords/worker-hasher.ts';
import { classroomRoutes } from './routes.ts';

const app = createApp(classroomRoutes(workerHasher));
export default { fetch: app.fetch };
