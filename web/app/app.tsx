import { useRoutes } from 'react-router-dom';
import { useFollowLinks } from '../features/shell/follow-links.ts';
import { screenAt } from '../features/shell/nav-links.ts';
import { OwnPage } from '../features/shell/OwnPage.tsx';
import { Shell } from '../features/shell/Shell.tsx';
import { pageHistory } from './routing/history.ts';
import { Router } from './routing/Router.tsx';
import { screens } from './routing/routes.tsx';

const routes = [
  {
    element: <Shell screens={screens} />,
    children: screens.map(({ path, screen }) => ({ path, element: screen })),
  },
];

/** True if the app itself renders this address. All other addresses are loaded from the server. */
const isOurs = (pathname: string) => screenAt(screens, pathname)?.screen.type !== OwnPage;
const navigate = (to: string) => pageHistory().navigate(to);

export function App() {
  useFollowLinks(isOurs, navigate);
  return (
    <Router>
      <Screens />
    </Router>
  );
}

const Screens = () => useRoutes(routes);
