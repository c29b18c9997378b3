import { createApp } from '#functions/http/app.ts';
import { contentRoutes } from './routes.ts';

const app = createApp(contentRoutes);
export default { fetch: app.fetch };
