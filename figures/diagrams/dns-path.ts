import { arrow, box, diagram, group } from '../diagram';

export const drawing = diagram(
  box('The player types', '<code>play.example.org</code>', 'own'),
  arrow('the game asks the DNS of the domain'),
  group(
    'Where the DNS of the domain is managed',
    box(
      '1. SRV: which port?',
      '<code>_minecraft._tcp.play</code> → <code>[[provider.network.examplePort]]</code>, <code>play.example.org</code>',
    ),
    box(
      '2. A: which address?',
      '<code>play</code> → <code>[[provider.network.exampleAddress]]</code>',
    ),
  ),
  arrow('the game connects to what it was told'),
  box(
    'Your server',
    '<code>[[provider.network.exampleAddress]]:[[provider.network.examplePort]]</code>',
    'own',
  ),
);
