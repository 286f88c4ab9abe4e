/** Words of "Did this help?". */
export const QUESTION = 'Did this help?';
export const YES = 'Yes';
export const NO = 'No';
export const MISSING = 'What is missing? No passwords or addresses, please.';
export const SEND = 'Send';
export const THANKS = 'Thank you.';
export const FAILED = 'This could not be sent.';
export const TICKET = 'Tell support';
