// Change: none, as the site has one version.
export default function DocVersionBadge(): null {
  return null;
}
