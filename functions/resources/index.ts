import { createApp } from '#functions/http/app.ts';
import { routes } from './routes.ts';

const app = createApp(routes);
export default { fetch: app.fetch };
