import { arrow, box, boxes, diagram, group } from '../diagram';

export const drawing = diagram(
  box('Players', 'join with one address'),
  arrow('the only public port'),
  box('Proxy', 'checks the account, knows the secret', 'own'),
  arrow(
    '<code>[[provider.network.internalHostExample]]:[[provider.network.internalPort]]</code>',
    'both',
  ),
  group(
    'Private network: no public ports',
    boxes(
      box('Lobby', '<code>online-mode=false</code>', 'own'),
      box('Survival', '<code>online-mode=false</code>', 'own'),
    ),
  ),
  arrow('a direct connection is refused', 'stopped'),
  box('Stranger', 'tries an address of a game server', 'bad'),
);
