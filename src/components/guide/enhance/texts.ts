/**
 * Words added to guides after hydration: times in the reader's zone, and the message for a helper
 * that crashed.
 */
export const yourTime = (time: string): string => `${time} your time`;
export const stopped = (message: string): string => `This helper stopped: ${message}`;
export const COMPLETE = 'The guide is complete without it.';
export const TRY_AGAIN = 'Try again';
