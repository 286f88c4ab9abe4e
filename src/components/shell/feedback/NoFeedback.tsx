/** Stands in for `Feedback.tsx` where the host asks nothing (pipeline/bundler/optional-feedback). */
export function Feedback(_props: { route: string }): null {
  return null;
}
