// Change: none, as the site has one version.
export default function DocVersionBanner(): null {
  return null;
}
