/**
 * Replaces `Feedback.tsx` if the provider does not ask for feedback
 * (pipeline/bundler/optional-feedback).
 */
export function Feedback(_props: { route: string }): null {
  return null;
}
