// Change: removed, because the sidebar cannot be hidden.
export default function ExpandButton(): null {
  return null;
}
