/**
 * Widely run modpacks. Feeds the list of /extras/available-modpacks, the memory table of /modpacks
 * and /gtnh. `memoryGb` is the heap for a few players, without the container's own reserve.
 */
import type { IsoDate } from './fact';

/** A modpack as the list shows it. */
export interface Modpack {
  readonly id: string;
  /** As its makers write it. */
  readonly name: string;
  /** Newest pack version seen. */
  readonly version: string;
  /** Game version it is built for. */
  readonly game: string;
  readonly loader: string;
  /** Java release for the server. */
  readonly java: number;
  /** Heap in GB for a few players. */
  readonly memoryGb: number;
  readonly home: string;
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}

/** The list, most asked-for families first. */
export const modpacks: readonly Modpack[] = [
  {
    id: 'gtnh',
    name: 'GT New Horizons',
    version: '2.8.4',
    game: '1.7.10',
    loader: 'Forge with lwjgl3ify',
    java: 25,
    memoryGb: 6,
    home: 'https://www.gtnewhorizons.com/',
    source: 'https://github.com/GTNewHorizons/GT-New-Horizons-Modpack/issues/23208',
    checked: '2026-11-20',
    unverified:
      '2.8.4 was the stable pack from January to June 2026; 2.9.0 was in beta from June (issue 25421) and in daily builds on 5 September 2026 (issue 26611), a stable 2.9 was not found. 6 GB is the start, plus 0.5 to 1 GB per player.',
  },
  {
    id: 'atm10',
    name: 'All the Mods 10',
    version: '5.5',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/all-the-mods-10',
    source: 'https://www.curseforge.com/minecraft/modpacks/all-the-mods-10/files/7558613',
    checked: '2026-11-20',
    unverified:
      'Server files 5.5 are of 1 February 2026; newer ones exist. 8 GB is what a container template of 2026 asks for.',
  },
  {
    id: 'atm9',
    name: 'All the Mods 9',
    version: '1.1.1',
    game: '1.20.1',
    loader: 'Forge',
    java: 17,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/all-the-mods-9',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/allthemods9_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen in October 2025. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
  {
    id: 'atm9Sky',
    name: 'All the Mods 9 – To the Sky',
    version: '1.1.9',
    game: '1.20.1',
    loader: 'Forge',
    java: 17,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/all-the-mods-9-to-the-sky',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/allthemods9tothesky_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen in April 2026. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
  {
    id: 'allTheMons',
    name: 'All the Mons',
    version: '0.17.0-beta',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/all-the-mons',
    source: 'https://www.curseforge.com/minecraft/modpacks/all-the-mons/files/7887980',
    checked: '2026-11-20',
    unverified:
      'Beta of 7 April 2026. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
  {
    id: 'rlcraft',
    name: 'RLCraft',
    version: '2.9.3',
    game: '1.12.2',
    loader: 'Forge',
    java: 8,
    memoryGb: 4,
    home: 'https://www.curseforge.com/minecraft/modpacks/rlcraft',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/rlcraft_server.xml',
    checked: '2026-11-20',
    unverified: 'The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'betterMcFabric',
    name: 'Better MC [FABRIC] BMC1',
    version: '18.5',
    game: '1.18.2',
    loader: 'Fabric',
    java: 17,
    memoryGb: 6,
    home: 'https://www.curseforge.com/minecraft/modpacks/better-mc-fabric-bmc1',
    source:
      'https://github.com/itzg/docker-minecraft-server/blob/master/examples/bettermc/docker-compose.yml',
    checked: '2026-11-20',
    unverified:
      'The number stands in an example file; the newest version and the other Better MC packs (BMC2 to BMC5) were not found. Memory by a rule of thumb (6 GB).',
  },
  {
    id: 'cobblemonFabric',
    name: 'Cobblemon Official Modpack [Fabric]',
    version: '1.7.3',
    game: '1.21.1',
    loader: 'Fabric',
    java: 21,
    memoryGb: 6,
    home: 'https://www.curseforge.com/minecraft/modpacks/cobblemon-fabric',
    source: 'https://www.curseforge.com/minecraft/modpacks/cobblemon-fabric/files/7568760',
    checked: '2026-11-20',
    unverified:
      'Server files of 3 February 2026. Memory by a rule of thumb for packs of 50 to 150 mods (6 GB).',
  },
  {
    id: 'ftbStoneBlock4',
    name: 'FTB StoneBlock 4',
    version: '1.19.1',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.feed-the-beast.com/modpacks/130-ftb-stoneblock-4',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftbstoneblock4_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 11 August 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'ftbEvolution',
    name: 'FTB Evolution',
    version: '1.43.0',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.feed-the-beast.com/modpacks/125-ftb-evolution',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftbevolution_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 22 August 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'ftbSkies2',
    name: 'FTB Skies 2',
    version: '1.21.1',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.feed-the-beast.com/modpacks/129-ftb-skies-2',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftbskies2_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 29 July 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'ftbOceanBlock2',
    name: 'FTB OceanBlock 2',
    version: '1.21.0',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 6,
    home: 'https://www.feed-the-beast.com/modpacks/128-ftb-oceanblock-2',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftboceanblock2_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 22 August 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'ftbNeoTech',
    name: 'FTB NeoTech',
    version: '1.13.0',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 8,
    home: 'https://www.feed-the-beast.com/modpacks/123-ftb-neotech',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftbneotech_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 12 August 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'direwolf20',
    name: 'FTB Presents Direwolf20 1.21',
    version: '1.21.0',
    game: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    memoryGb: 6,
    home: 'https://www.feed-the-beast.com/modpacks/126-ftb-presents-direwolf20-121',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/ftbdirewolf201.21_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 12 August 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'ftbStoneBlock3',
    name: 'FTB StoneBlock 3',
    version: '1.11.6',
    game: '1.18.2',
    loader: 'Forge',
    java: 17,
    memoryGb: 6,
    home: 'https://www.feed-the-beast.com/modpacks/100-ftb-stoneblock-3',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/stoneblock3_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 11 June 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'vaultHunters',
    name: 'Vault Hunters 3rd Edition',
    version: '3.21.7',
    game: '1.18.2',
    loader: 'Forge',
    java: 17,
    memoryGb: 8,
    home: 'https://vaulthunters.gg/',
    source:
      'https://github.com/Goobaroo/unraid-templates/blob/main/vaulthunters3rdedition_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 30 July 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'nomifactoryCeu',
    name: 'Nomifactory CEu',
    version: '1.7.7',
    game: '1.12.2',
    loader: 'Forge',
    java: 8,
    memoryGb: 4,
    home: 'https://www.curseforge.com/minecraft/modpacks/nomi-ceu',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/nomifactoryceu_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 5 January 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'createAboveBeyond',
    name: 'Create: Above and Beyond',
    version: '1.3',
    game: '1.16.5',
    loader: 'Forge',
    java: 8,
    memoryGb: 4,
    home: 'https://www.curseforge.com/minecraft/modpacks/create-above-and-beyond',
    source:
      'https://github.com/Goobaroo/unraid-templates/blob/main/createaboveandbeyond_server.xml',
    checked: '2026-11-20',
    unverified: 'The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'dawnCraft',
    name: 'DawnCraft',
    version: '2.0.16',
    game: '1.18.2',
    loader: 'Forge',
    java: 17,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/dawn-craft',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/dawncraft_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 5 December 2025; newer ones may exist. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
  {
    id: 'enigmatica6',
    name: 'Enigmatica 6',
    version: '1.12.0',
    game: '1.16.5',
    loader: 'Forge',
    java: 8,
    memoryGb: 6,
    home: 'https://www.curseforge.com/minecraft/modpacks/enigmatica6',
    source: 'https://github.com/Goobaroo/unraid-templates/blob/main/enigmatica6_server.xml',
    checked: '2026-11-20',
    unverified: 'Version seen in August 2025; the makers recommend 6 GB for the client.',
  },
  {
    id: 'roguelike2',
    name: 'Roguelike Adventures and Dungeons 2',
    version: '1.17',
    game: '1.16.5',
    loader: 'Forge',
    java: 8,
    memoryGb: 4,
    home: 'https://www.curseforge.com/minecraft/modpacks/roguelike-adventures-and-dungeons-2',
    source:
      'https://github.com/Goobaroo/unraid-templates/blob/main/roguelikeadventuresanddungeons2_server.xml',
    checked: '2026-11-20',
    unverified:
      'Version seen on 19 January 2026; newer ones may exist. The memory is the heap of a container template, not the makers’ word.',
  },
  {
    id: 'prominence2',
    name: 'Prominence II: Hasturian Era',
    version: '3.9.27',
    game: '1.20.1',
    loader: 'Fabric',
    java: 17,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/prominence-2-hasturian-era',
    source: 'https://www.curseforge.com/minecraft/modpacks/prominence-2-hasturian-era',
    checked: '2026-11-20',
    unverified:
      'The number was read in scripts of server owners, its day is unknown. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
  {
    id: 'bmc4',
    name: 'Better MC [FORGE] BMC4',
    version: '30.5',
    game: '1.20.1',
    loader: 'Forge',
    java: 17,
    memoryGb: 8,
    home: 'https://www.curseforge.com/minecraft/modpacks/better-mc-forge-bmc4',
    source:
      'https://mediafilez.forgecdn.net/files/5603/789/BMC4_FORGE_1.20.1_Server_Pack_v30.5.zip',
    checked: '2026-11-20',
    unverified:
      'The number was read in a server owner’s script, newer ones exist. Memory by a rule of thumb for packs of 150 mods and more (8 GB and up).',
  },
];

/** The list by id, so that guides can quote e.g. `[[modpack.gtnh.version]]`. */
export const modpack: Readonly<Record<string, Modpack>> = Object.fromEntries(
  modpacks.map((pack) => [pack.id, pack]),
);

/** Columns of the list, for the table on the page and the one in its Markdown copy. */
export const MODPACK_COLUMNS: readonly (readonly [
  heading: string,
  cell: (pack: Modpack) => string,
])[] = [
  ['Pack', ({ name }) => name],
  ['Pack version', ({ version }) => version],
  ['Game version', ({ game }) => game],
  ['Loader', ({ loader }) => loader],
  ['Java', ({ java }) => String(java)],
  ['Memory', ({ memoryGb }) => `${memoryGb} GB`],
  ['Checked on', ({ checked }) => checked],
];

/** The list by name, as the table shows it. */
export const modpacksByName: readonly Modpack[] = [...modpacks].sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);
