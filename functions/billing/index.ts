import { createApp } from '#functions/http/app.ts';
import { billingRoutes } from './routes.ts';

const app = createApp(billingRoutes);
export default { fetch: app.fetch };
