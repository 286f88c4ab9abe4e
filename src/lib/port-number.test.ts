import { expect, it } from 'vitest';
import { parsePort } from './port-number';

it.each([
  ['1', 1],
  ['25565', 25565],
  ['00080', 80],
  ['65535', 65535],
])('"%s"', (text, port) => expect(parsePort(text)).toBe(port));

it.each(['', ' ', ' 25565', '0', '65536', '-1', '25565.0', '1e3', '0x50', '٢٥٥٦٥', 'a', '000080'])(
  '"%s" is no port',
  (text) => expect(parsePort(text)).toBeUndefined(),
);
