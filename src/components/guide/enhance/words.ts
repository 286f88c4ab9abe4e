/** Words of helpers that stop. */
export const STOPPED = (message: string): string => `This helper stopped: ${message}`;
export const COMPLETE = 'The guide is complete without it.';
export const TRY_AGAIN = 'Try again';
