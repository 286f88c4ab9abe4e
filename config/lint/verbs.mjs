/**
 * The verbs with which names of functions begin (`function-names.mjs`). If a new one says best what
 * a function does, add it here.
 */

/** @param {string} text */
const listWords = (text) => new Set(text.trim().split(/\s+/));

/** What a function does. `DEVELOPING.md` says what the usual ones promise: `parse`, `list`, `find`. */
export const ACTIONS = listWords(`
  add advance allow analyze announce answer append apply ask assert assess attribute begin break
  build call capitalize center change check clamp classify clean close collect compare compile
  complete compress compute configure consume convert copy correct count crash create creep cut
  decide decode demand describe detect download draft draw drop encode escape estimate expect
  explain extract fetch fill filter find finish fit fix flatten focus fold follow format
  generate get group guess handle hash hide highlight hold import index insert inspect install join
  judge keep kick learn link list listen load localize log look make map mark match measure
  merge mix move name navigate normalize notify omit open order pack parse partition paste pick
  ping plan play post prefetch prefix preload prepare press print process prune publish purge
  push quote rank read rebrand reclassify record redact refuse reload remember remove render
  replace replay report request require resolve respond resume round run sample save scan
  schedule score scroll search seed select send serve set shift shorten show simplify skip sort
  split spread squeeze stamp start stem stop store strip stub submit subscribe substitute
  suggest sum summarize sync take test tokenize trace transform translate trim truncate try type
  unescape unfold unpack update use visit wait wake warm warn watch weigh wrap write
`);

/** What is true or false of something: `isOpen`, `hasRows`, `matchesFilter`. */
export const ANSWERS = listWords(`
  accepts are begins belongs can closes contains exists explains fails gives has have includes
  is keeps lacks leads loses matches mentions needs opens owns rests reveals shows sounds stands
  starts takes toggles types
`);
