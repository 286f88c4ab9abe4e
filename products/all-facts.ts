// Written by `npm run sync:products` from the folders beside it.
import { ark } from './ark/facts';
import { palworld } from './palworld/facts';
import { rust } from './rust/facts';
import { terraria } from './terraria/facts';
import { vps } from './vps/facts';

/** Fact tables of products by the word that quotes begin with. */
export const productFacts: Readonly<Record<string, unknown>> = {
  ark,
  palworld,
  rust,
  terraria,
  vps,
};
