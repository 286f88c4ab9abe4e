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

/** How the keys of extensions begin, and their main plugins; they need one of those. */
const EXTENSIONS: readonly (readonly [start: string, mainPlugins: readonly string[]])[] = [
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
  return LIBRARIES.has(normalizeName(name)) || LIBRARIES.has(getKey(name));
}

/**
 * Adds what a list of names lacks: libraries, and the main plugin of an extension if it is in the
 * list. An addon whose jar was read keeps the jar's data.
 */
export function withKnownNeeds(addons: readonly Addon[]): readonly Addon[] {
  const namesByKey = new Map(addons.map(({ name }) => [getKey(name), name]));
  /** The main plugin of an extension, as the list names it; none if it is not in the list. */
  const findMainPlugins = (name: string): string[] =>
    EXTENSIONS.filter(([start]) => getKey(name).startsWith(start)).flatMap(([, mainPlugins]) => {
      const [main] = mainPlugins.flatMap((plugin) => namesByKey.get(normalizeName(plugin)) ?? []);
      return main === undefined || main === name ? [] : [main];
    });
  return addons.map((addon) => ({
    ...addon,
    library: addon.library || isLibrary(addon.name),
    needs: [...addon.needs, ...findMainPlugins(addon.name)],
  }));
}

/** What names of one plugin have in common: `EssentialsX-2.21.0.jar` and `EssentialsX`. */
function getKey(name: string): string {
  return normalizeName(stripDecoration(name));
}
