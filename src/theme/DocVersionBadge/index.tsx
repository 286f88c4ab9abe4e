// Change: removed, because the site has only one version.
export default function DocVersionBadge(): null {
  return null;
}
