// Written by `npm run sync:products` from the folders beside it.
import { islands as palworld } from './palworld/islands';
import { islands as rust } from './rust/islands';

/** Helpers of products by the name that guides use. */
export const productIslands = {
  ...palworld,
  ...rust,
};
