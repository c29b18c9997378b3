import { createApp } from '#functions/_base/app.ts';
import { contentRoutes } from './routes.ts';

const app = createApp(contentRoutes);
export default { fetch: app.fetch };
