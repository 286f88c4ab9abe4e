/**
 * Replaces `Feedback.tsx` if the host does not ask for feedback
 * (pipeline/bundler/optional-feedback).
 */
export function Feedback(_props: { route: string }): null {
  return null;
}
