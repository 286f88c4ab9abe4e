// Change: nothing here; pipeline/pages/page-heads writes a trail that begins at the home page.
export default function StructuredData(): null {
  return null;
}
