import { beside, button, consoleText, meters, screen } from '../panel';

export const drawing = screen({
  tab: 'console',
  content: [
    beside(
      button('[[button.panel.console.start]]'),
      button('[[button.panel.console.restart]]', 'plain'),
      button('[[button.panel.console.stop]]', 'danger'),
    ),
    consoleText('[12:00:09 INFO]: Done (7.114s)!', 'For help, type "help"'),
    meters(
      [
        '[[button.panel.console.address]]',
        '[[provider.network.exampleAddress]]:[[provider.network.examplePort]]',
      ],
      ['[[button.panel.console.uptime]]', '3 h 12 min'],
      ['[[button.panel.console.cpu]]', '38 %'],
      ['[[button.panel.console.memory]]', '4.1 of 6 GB'],
      ['[[button.panel.console.disk]]', '11.8 of 40 GB'],
    ),
  ],
});
