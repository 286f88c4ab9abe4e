/**
 * Lists plugins and mods that others build on, and extensions that do not load without their main
 * plugin. It is used when no jar declares them: a pasted list only has names. The reader can change
 * every mark.
 */
import { normalizeName, stripDecoration, type Addon } from './addon';

/** Keys (see `normalizeName`) of libraries. /binarysearch lists the most common. */
const LIBRARIES = new Set(
  `luckperms vault vaultunlocked
  protocollib packetevents placeholderapi commandapi nbtapi item-nbt-api itemnbtapi
  worldedit fastasyncworldedit fawe
  viaversion geyser floodgate
  fabric-api quilted-fabric-api qsl fabric-language-kotlin kotlinforforge kotlin-for-forge kotlin
  architectury architectury-api cloth-config cloth-config2 cloth-config-api forgified-fabric-api
  forge-config-api-port forgeconfigapiport geckolib azurelib yet-another-config-lib
  yetanotherconfiglib balm collective puzzleslib puzzles-lib moonlight resourcefullib
  resourceful-lib resourceful-config bookshelf curios trinkets accessories midnightlib owo owo-lib
  cardinal-components-api cardinal-components-base creativecore citadel patchouli playeranimator
  player-animation-lib iceberg supermartijn642corelib supermartijn642configlib terrablender
  glitchcore lithostitched placeholder-api sodium-options-api libipn silk library-ferret
  ferritecore-api malilib fzzy-config framework caelus connector`.split(/\s+/),
);

/** Add-ons by key prefix, and the plugins of which at least one is required. */
const ADD_ONS: readonly (readonly [start: string, main: readonly string[]])[] = [
  ['essentials', ['Essentials', 'EssentialsX']],
  ['multiverse', ['Multiverse-Core']],
  ['worldguard', ['WorldEdit', 'FastAsyncWorldEdit', 'FAWE']],
  ['viabackwards', ['ViaVersion']],
  ['viarewind', ['ViaBackwards']],
  ['denizen', ['Citizens']],
  ['griefpreventionflags', ['GriefPrevention']],
];

/** Whether a name is a known library, with or without a platform suffix. */
export function isLibrary(name: string): boolean {
  return LIBRARIES.has(normalizeName(name)) || LIBRARIES.has(normalizeName(stripDecoration(name)));
}

/**
 * Adds what a list of names lacks: libraries, and the main plugin of an extension if it is in the
 * list. An addon whose jar was read keeps the jar's data.
 */
export function withKnownNeeds(addons: readonly Addon[]): readonly Addon[] {
  const present = new Map(addons.map(({ name }) => [normalizeName(stripDecoration(name)), name]));
  return addons.map((addon) => {
    const key = normalizeName(stripDecoration(addon.name));
    const main = ADD_ONS.filter(([start]) => key.startsWith(start))
      .map(([, names]) => names.map((name) => present.get(normalizeName(name))))
      .map((names) => names.find((name) => name !== undefined))
      .filter((name) => name !== undefined && name !== addon.name);
    return {
      ...addon,
      library: addon.library || isLibrary(addon.name),
      needs: [...addon.needs, ...(main as string[])],
    };
  });
}
