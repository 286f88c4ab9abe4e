// Change: none, as the sidebar cannot be hidden.
export default function CollapseButton(): null {
  return null;
}
