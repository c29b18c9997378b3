import { createApp } from '#functions/_base/app.ts';
import { homeworkRoutes } from './routes.ts';

const app = createApp(homeworkRoutes);
export default { fetch: app.fetch };
