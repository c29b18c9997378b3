import { createApp } from '#functions/http/app.ts';
import { workerHasher } from '#functions/passwords/worker-hasher.ts';
import { classroomRoutes } from './routes.ts';

const app = createApp(classroomRoutes(workerHasher));
export default { fetch: app.fetch };
