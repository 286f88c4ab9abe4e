// Change: nothing here; plugins/site/page-heads writes a trail that begins at the home page.
export default function StructuredData(): null {
  return null;
}
