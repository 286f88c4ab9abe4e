// Change: removed, because the sidebar cannot be hidden.
export default function CollapseButton(): null {
  return null;
}
