import { createApp } from '#functions/_base/app.ts';
import { adminRoutes } from './routes.ts';

const app = createApp(adminRoutes);
export default { fetch: app.fetch };
