/** Helpers of this game, by the name that its guides use. */
export const islands = {
  palworld: () => import('../../src/helpers/palworld/PalworldSettings'),
};
