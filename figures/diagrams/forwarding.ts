import { arrow, box, diagram } from '../diagram';

export const drawing = diagram(
  box('Player', 'signs in with a Microsoft account'),
  arrow('real name and UUID, checked'),
  box('Proxy', '<code>online-mode = true</code>', 'own'),
  arrow('name and UUID, signed with the secret'),
  box('Game server', '<code>online-mode=false</code><br>accepts only what the secret signs', 'own'),
);
