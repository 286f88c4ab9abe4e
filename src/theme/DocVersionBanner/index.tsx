// Change: removed, because the site has only one version.
export default function DocVersionBanner(): null {
  return null;
}
