import { at, beside, consoleText, screen, typed } from '../panel';

export const drawing = screen({
  tab: 'console',
  step: 1,
  content: [
    consoleText('[12:14:31 INFO]: Alex joined the game', '[12:15:02 INFO]: Saved the game'),
    at(1, typed('[[button.panel.console.input]]')),
    at(2, beside(typed('save-all flush'), '<kbd>Enter</kbd>')),
  ],
});
