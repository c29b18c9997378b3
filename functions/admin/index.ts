import { createApp } from '#functions/http/app.ts';
import { adminRoutes } from './routes.ts';

const app = createApp(adminRoutes);
export default { fetch: app.fetch };
