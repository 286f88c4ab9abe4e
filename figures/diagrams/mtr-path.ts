import { diagram, hops } from '../diagram';

export const drawing = diagram(
  hops(
    'Loss that ends on the way: nothing is wrong',
    ['Your router', '0 %'],
    ['Your provider', '40 %', 'bad'],
    ['Networks between', '0 %'],
    ['Our network', '0 %'],
    ['The server', '0 %', 'good'],
  ),
  hops(
    'Loss that goes on to the last line: it begins at your provider',
    ['Your router', '0 %'],
    ['Your provider', '12 %', 'bad'],
    ['Networks between', '12 %', 'bad'],
    ['Our network', '11 %', 'bad'],
    ['The server', '12 %', 'bad'],
  ),
);
