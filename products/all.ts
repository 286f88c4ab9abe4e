// Written by `npm run sync:lists` from the folders beside it.
import { product as ark } from './ark';
import { product as billing } from './billing';
import { product as cs2 } from './cs2';
import { product as dedicated } from './dedicated';
import { product as factorio } from './factorio';
import { product as fivem } from './fivem';
import { product as minecraft } from './minecraft';
import { product as othergames } from './othergames';
import { product as palworld } from './palworld';
import { product as panel } from './panel';
import { product as rust } from './rust';
import { product as satisfactory } from './satisfactory';
import { product as sevendays } from './sevendays';
import { product as terraria } from './terraria';
import { product as valheim } from './valheim';
import { product as vps } from './vps';
import { product as zomboid } from './zomboid';
import type { Product } from './product';

/** Every product, in alphabetical order of the folders. */
export const products: readonly Product[] = [
  ark,
  billing,
  cs2,
  dedicated,
  factorio,
  fivem,
  minecraft,
  othergames,
  palworld,
  panel,
  rust,
  satisfactory,
  sevendays,
  terraria,
  valheim,
  vps,
  zomboid,
];
