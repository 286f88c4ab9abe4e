/** Libraries that other mods and plugins build on, by the root package of their classes. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'net.fabricmc.fabric': 'Fabric API',
  'dev.architectury': 'Architectury API',
  'me.shedaniel.clothconfig2': 'Cloth Config API',
  'me.shedaniel.autoconfig': 'Cloth Config API',
  'software.bernie.geckolib': 'GeckoLib',
  'dev.kosmx.playerAnim': 'playerAnimator',
  'net.blay09.mods.balm': 'Balm',
  'top.theillusivec4.curios': 'Curios API',
  'vazkii.patchouli': 'Patchouli',
  'dev.onyxstudios.cca': 'Cardinal Components API',
  'org.ladysnake.cca': 'Cardinal Components API',
  'com.teamresourceful.resourcefullib': 'Resourceful Lib',
  'io.wispforest.owo': 'oωo (owo-lib)',
  'dev.isxander.yacl3': 'YetAnotherConfigLib',
  'fuzs.puzzleslib': 'Puzzles Lib',
  'com.simibubi.create': 'Create',
  'mezz.jei': 'JEI',
  'net.milkbowl.vault': 'Vault',
  'com.comphenix.protocol': 'ProtocolLib',
  'me.clip.placeholderapi': 'PlaceholderAPI',
  'com.sk89q.worldedit': 'WorldEdit',
  'com.sk89q.worldguard': 'WorldGuard',
  'net.luckperms': 'LuckPerms',
  'com.github.retrooper.packetevents': 'PacketEvents',
  'org.geysermc.floodgate': 'Floodgate',
  'com.viaversion.viaversion': 'ViaVersion',
  'net.citizensnpcs': 'Citizens',
  'com.earth2me.essentials': 'EssentialsX',
  'net.coreprotect': 'CoreProtect',
  'ch.njol.skript': 'Skript',
  'net.Zrips.CMILib': 'CMILib',
  'com.willfp.eco': 'eco',
};

/** The library that a class belongs to. */
export const findLibrary = (className: string): string | undefined =>
  Object.entries(LIBRARIES).find(([root]) => className.startsWith(`${root}.`))?.[1];
