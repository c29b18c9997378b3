import { createApp } from '#functions/http/app.ts';
import { organisationRoutes } from './routes.ts';

const app = createApp(organisationRoutes);
export default { fetch: app.fetch };
