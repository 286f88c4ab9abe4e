// Written by `npm run sync:lists` from the folders beside it.
import { product as ark } from './ark';
import { product as billing } from './billing';
import { product as dedicated } from './dedicated';
import { product as minecraft } from './minecraft';
import { product as palworld } from './palworld';
import { product as panel } from './panel';
import { product as rust } from './rust';
import { product as terraria } from './terraria';
import { product as vps } from './vps';
import type { Product } from './product';

/** Every product, in alphabetical order of the folders. */
export const products: readonly Product[] = [
  ark,
  billing,
  dedicated,
  minecraft,
  palworld,
  panel,
  rust,
  terraria,
  vps,
];
