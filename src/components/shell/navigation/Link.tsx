/**
 * Replaces Docusaurus's `Link` in the browser (pipeline/bundler/light-navigation). Every page has
 * dozens of links; the original gives each a router component and its own observer, and re-renders
 * them all on every navigation. Here a link is a plain `<a>`, and `PageLinks` handles all of them.
 * The server keeps the original, which collects links for the broken-link check.
 */
import type { ComponentProps, ReactNode } from 'react';
import type { Props } from '@docusaurus/Link';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { matchPath, useLocation } from '@docusaurus/router';
import { BASE_URL, withBaseUrl } from '../../../lib/base-url';

const FILE_PREFIX = 'pathname://';

/** An address as it appears in the page: with the base URL and language of the route. */
const prefixLanguage = (target: string) =>
  target.startsWith('/') && !target.startsWith(BASE_URL) ? withBaseUrl(target) : target;

type LinkProps = Omit<Props, 'to' | 'isNavLink'> &
  ComponentProps<'a'> & { readonly to?: string; readonly isNavLink?: boolean };

export default function Link(props: LinkProps): ReactNode {
  const { isNavLink, ...rest } = props;
  return isNavLink === true ? <NavLink {...rest} /> : <PlainLink {...rest} />;
}

/** A navbar link, marked as current on the page it leads to and on pages below it. */
function NavLink({
  isActive,
  activeClassName = 'active',
  className,
  ...props
}: LinkProps): ReactNode {
  const location = useLocation();
  const path = prefixLanguage(props.to ?? '').replace(/[#?].*$/, '');
  const match = path === '' ? null : matchPath(location.pathname, { path });
  const isCurrent = isActive === undefined ? match !== null : isActive(match, location);
  return (
    <PlainLink
      {...props}
      className={clsx(className, isCurrent && activeClassName)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

function PlainLink({ ref, ...props }: LinkProps): ReactNode {
  const {
    to: target = props.href,
    href: _href,
    autoAddBaseUrl: _always,
    'data-noBrokenLinkCheck': _onServer,
    ...rest
  } = props;
  const elsewhere =
    target !== undefined && !isInternalUrl(target)
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : undefined;
  return (
    <a
      ref={ref}
      href={target && prefixLanguage(target).replace(FILE_PREFIX, '')}
      {...elsewhere}
      {...rest}
    />
  );
}
