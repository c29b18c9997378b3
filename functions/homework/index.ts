import { createApp } from '#functions/http/app.ts';
import { homeworkRoutes } from './routes.ts';

const app = createApp(homeworkRoutes);
export default { fetch: app.fetch };
