/**
 * The part of `react-router-dom` that Docusaurus uses: the browser router, and react-router's own
 * exports. Links are `src/components/shell/navigation/Link`; the site has no hash router.
 */
import { useState, type ReactNode } from 'react';
import { createBrowserHistory } from 'history';
import { Router } from 'react-router';

export { matchPath, Redirect, Route, Switch, useHistory, useLocation } from 'react-router';

export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  return <Router history={history}>{children}</Router>;
}

export { BrowserRouter as HashRouter };
