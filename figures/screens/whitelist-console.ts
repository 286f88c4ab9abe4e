import { at, consoleText, screen, typed } from '../panel';

export const drawing = screen({
  tab: 'console',
  step: 1,
  content: [
    at(2, consoleText('> whitelist add Alex', 'Added Alex to the whitelist')),
    at(3, consoleText('> whitelist on', 'Whitelist is now turned on')),
    typed('[[button.panel.console.input]]'),
  ],
});
