/**
 * Stands for Docusaurus's `Link` in the browser (pipeline/bundler/light-navigation). Every page
 * has dozens of links; the original gives each a router's component, an observer of its own and a
 * place in the render of every page change. Here a link is an `<a>`, and `PageLinks` answers for all
 * of them. The server keeps the original, which collects links for the broken-link check.
 */
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Props } from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import OriginalLink from '@docusaurus/core/lib/client/exports/Link';
import { BASE, withBase } from '../../../lib/base';

const FILE_PREFIX = 'pathname://';

/** An address as it stands in the page: that of a route in the language of the page. */
const inLanguage = (target: string) =>
  target.startsWith('/') && !target.startsWith(BASE) ? withBase(target) : target;

type LinkProps = Omit<Props, 'to'> & ComponentProps<'a'> & { readonly to?: string };

export default function Link({
  ref,
  ...props
}: Props & { ref?: Ref<HTMLAnchorElement> }): ReactNode {
  // These know by themselves whether they lead to the page that is open.
  if (props.isNavLink === true) return <OriginalLink {...props} />;
  const {
    to: target = props.href,
    href: _href,
    autoAddBaseUrl: _always,
    isNavLink: _never,
    'data-noBrokenLinkCheck': _onServer,
    ...rest
  } = props as LinkProps;
  const elsewhere =
    target !== undefined && !isInternalUrl(target)
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : undefined;
  return (
    <a
      ref={ref}
      href={target && inLanguage(target).replace(FILE_PREFIX, '')}
      {...elsewhere}
      {...rest}
    />
  );
}
