import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useFollowLinks } from '../features/shell/follow-links.ts';
import { OwnPage } from '../features/shell/NotFound.tsx';
import { screenAt } from '../features/shell/nav-links.ts';
import { Shell } from '../features/shell/Shell.tsx';
import { screens } from './routing/routes.tsx';

const router = createBrowserRouter([
  {
    element: <Shell screens={screens} />,
    children: screens.map(({ path, screen }) => ({ path, element: screen })),
  },
]);

/** True if the app itself renders this address. All other addresses are loaded from the server. */
const isOurs = (pathname: string) => screenAt(screens, pathname)?.screen.type !== OwnPage;
const navigate = (to: string) => void router.navigate(to);

export function App() {
  useFollowLinks(isOurs, navigate);
  return <RouterProvider router={router} />;
}
