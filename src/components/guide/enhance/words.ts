/** Words that enhanced guides add: a time in the reader's zone, and helpers that stop. */
export const YOUR_TIME = (time: string): string => `${time} your time`;
export const STOPPED = (message: string): string => `This helper stopped: ${message}`;
export const COMPLETE = 'The guide is complete without it.';
export const TRY_AGAIN = 'Try again';
