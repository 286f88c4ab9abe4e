// Change: empty; pipeline/pages/page-heads writes structured data that starts at the home page.
export default function StructuredData(): null {
  return null;
}
