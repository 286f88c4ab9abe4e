/** Recognizes the program that wrote a log, its version, and its Java release. */
import { joinPatterns } from '../../../lib/join-patterns';
import { JAVA_SERVERS, type Family } from '../rules/rule';

export interface Recognized {
  readonly software?: string;
  /** Version of that software: a build, a loader version. */
  readonly softwareVersion?: string;
  readonly game?: string;
  readonly java?: string;
  /** `Crash report`, or another kind of file if it is not a plain log. */
  readonly report?: string;
  /** The description in a crash report. */
  readonly description?: string;
  readonly families: readonly Family[];
  /** A game other than Minecraft that the log names. */
  readonly product?: string;
  /** True if the client wrote it, not a server. */
  readonly client: boolean;
}

type Key = Exclude<keyof Recognized, 'families' | 'client' | 'product'>;

/** A line that identifies something; named groups capture the values. */
export interface Sign {
  readonly literals: readonly string[];
  readonly pattern: RegExp;
  readonly software?: string;
  readonly report?: string;
  /** A game other than Minecraft. */
  readonly product?: string;
  /** True if only the client writes it, never a server. */
  readonly client?: true;
}

interface Program {
  readonly families: readonly Family[];
  /** A program with a higher rank is built on those with a lower one. */
  readonly rank: number;
}

const BUKKIT: readonly Family[] = ['bukkit', 'vanilla'];
const HYBRID: readonly Family[] = ['forge', 'bukkit', 'vanilla'];
const createProgram = (families: readonly Family[], rank: number): Program => ({ families, rank });

const PROGRAMS: Readonly<Record<string, Program>> = {
  Vanilla: createProgram(JAVA_SERVERS, 0),
  CraftBukkit: createProgram(BUKKIT, 1),
  Spigot: createProgram(BUKKIT, 2),
  Glowstone: createProgram(BUKKIT, 2),
  Paper: createProgram(BUKKIT, 3),
  Folia: createProgram(BUKKIT, 4),
  Purpur: createProgram(BUKKIT, 4),
  Pufferfish: createProgram(BUKKIT, 4),
  Leaf: createProgram(BUKKIT, 5),
  Fabric: createProgram(['fabric', 'vanilla'], 3),
  Quilt: createProgram(['fabric', 'vanilla'], 4),
  Forge: createProgram(['forge', 'vanilla'], 3),
  NeoForge: createProgram(['forge', 'vanilla'], 4),
  Magma: createProgram(HYBRID, 6),
  Mohist: createProgram(HYBRID, 6),
  Arclight: createProgram([...HYBRID, 'fabric'], 6),
  CatServer: createProgram(HYBRID, 6),
  Velocity: createProgram(['proxy'], 5),
  BungeeCord: createProgram(['proxy'], 5),
  Waterfall: createProgram(['proxy'], 6),
  Geyser: createProgram(['proxy'], 3),
  'Bedrock Dedicated Server': createProgram(['bedrock'], 2),
  'PocketMine-MP': createProgram(['pocketmine'], 6),
  'Minecraft Launcher': createProgram(['tool'], 9),
  'Prism Launcher': createProgram([...JAVA_SERVERS, 'tool'], 0),
  CustomSkinLoader: createProgram(['tool'], 9),
};

const NAMES =
  'CraftBukkit|Spigot|Glowstone|Paper|Folia|Purpur|Pufferfish|Leaf|Magma|Mohist|Arclight|CatServer|PocketMine-MP';

const createGameSign = (product: string, literals: readonly string[]): Sign => ({
  product,
  literals,
  pattern: /(?:)/,
});

export const signs: readonly Sign[] = [
  createGameSign('Palworld', [
    'PalServer',
    'PalGameEngine',
    'Palworld dedicated server',
    "App '2394010'",
  ]),
  createGameSign('Rust', ['RustDedicated', 'Facepunch.', "App '258550'"]),
  createGameSign('Terraria', ['Terraria Server v', 'TerrariaServer', 'TShock', 'tModLoader']),
  createGameSign('ARK', [
    'ShooterGame',
    'ArkAscended',
    'ARK: Survival ',
    "App '2430930'",
    "App '376030'",
  ]),
  createGameSign('Valheim', [
    '[Valheim]',
    'valheim_server',
    'valheim-server',
    'valheim-updater',
    "App '896660'",
  ]),
  createGameSign('7 Days to Die', ['7DaysToDieServer', "App '294420'"]),
  createGameSign('Project Zomboid', ['ProjectZomboid', "App '380870'"]),
  createGameSign('Satisfactory', ['FactoryServer', "App '1690800'"]),
  createGameSign('Space Engineers', ['SpaceEngineers']),
  createGameSign('Unturned', ['SDG.Unturned']),
  createGameSign('Factorio', [
    'ServerMultiplayerManager.cpp',
    'Loading mod base ',
    '/opt/factorio',
  ]),
  createGameSign('Enshrouded', [
    'enshrouded_server',
    "App '2278520'",
    '/enshrouded/',
    'enshrouded-server',
  ]),
  createGameSign('Hytale', ['HytaleServer', 'com.hypixel.hytale']),
  createGameSign('V Rising', ['VRisingServer', 'V Rising Dedicated', "App '1829350'"]),
  createGameSign('Don’t Starve Together', ['dontstarve_dedicated', "App '343050'"]),
  createGameSign('Conan Exiles', ['ConanSandbox', 'conanexiles', "App '443030'"]),
  // What loads mods into games on Unity names the game.
  {
    literals: ['BepInEx] BepInEx '],
    pattern: /BepInEx\] BepInEx [^\n]{3,60}? - (?<product>[A-Za-z][\w' -]{2,40}?)(?: \(|\s*$)/,
  },
  {
    literals: ['This server is running'],
    pattern: new RegExp(
      String.raw`This server is running ?(?<name>${NAMES}) ?version (?<softwareVersion>\S{1,120})(?:[^\n]{0,200}\(MC: (?<game>[\w. -]{1,30})\))?`,
    ),
  },
  {
    literals: ['[bootstrap] Loading'],
    pattern:
      /\[bootstrap\] Loading (?<name>\w{3,30}) (?<softwareVersion>\S{1,120})[^\n]{0,120} for Minecraft (?<game>[\w.-]{1,30})/,
  },
  {
    literals: ['[bootstrap] Running Java'],
    pattern: /\[bootstrap\] Running Java (?<java>\d{1,3})/,
  },
  {
    literals: ['Starting minecraft server version'],
    pattern: /Starting minecraft server version (?<game>\S[^\n]{0,40}?)\s*$/m,
    software: 'Vanilla',
  },
  {
    literals: ['Loader '],
    pattern:
      /Loading Minecraft (?<game>\S{1,40}) with (?<name>Fabric|Quilt) Loader (?<softwareVersion>\S{1,60})/,
  },
  {
    literals: [
      'Loading for game Minecraft',
      '[FabricLoader] Loading ',
      'net.fabricmc.loader',
      'Fabric Mods, loading it',
    ],
    pattern:
      /Loading for game Minecraft (?<game>\S{1,40})|\[FabricLoader\] Loading \d+ mods|net\.fabricmc\.loader\.|Found new data pack Fabric Mods/,
    software: 'Fabric',
  },
  {
    literals: ['- java ', 'java@'],
    pattern: /^\s*- java (?<java>\d{1,3})\s*$|[ ,]java@(?<java2>\d{1,3})\b/m,
  },
  {
    literals: ['Forge Mod Loader version'],
    pattern:
      /Forge Mod Loader version (?<softwareVersion>\S{1,40}) for Minecraft (?<game>\S{1,30}) loading/,
    software: 'Forge',
  },
  {
    literals: ['Failed to start the minecraft server'],
    pattern: /Failed to start the minecraft server/,
    software: 'Vanilla',
  },
  { literals: ['] [FML'], pattern: /\] \[FML/, software: 'Forge' },
  {
    literals: ['MinecraftForge v'],
    pattern: /MinecraftForge v(?<softwareVersion>[\d.]{1,40}) Initialized/,
    software: 'Forge',
  },
  {
    literals: ['Forge mod loading, version'],
    pattern:
      /(?<name>NeoForge|Forge) mod loading, version (?<softwareVersion>[^\s,]{1,40}), for MC (?<game>[^\s,]{1,30})/,
  },
  {
    literals: ['--fml.forgeVersion'],
    pattern:
      /--fml\.forgeVersion, (?<softwareVersion>[^\s,\]]{1,40})(?:[^\n]{0,400}--fml\.mcVersion, (?<game>[^\s,\]]{1,30}))?/,
    software: 'Forge',
  },
  {
    literals: ['--fml.neoForgeVersion'],
    pattern:
      /--fml\.neoForgeVersion, (?<softwareVersion>[^\s,\]]{1,40})(?:[^\n]{0,400}--fml\.mcVersion, (?<game>[^\s,\]]{1,30}))?/,
    software: 'NeoForge',
  },
  {
    literals: ["MC Version: '"],
    pattern: /Received command line version data[^\n]{0,4}: MC Version: '(?<game>[^'\n]{1,30})'/,
    software: 'Forge',
  },
  {
    literals: ['net.minecraftforge:', 'net.neoforged:'],
    pattern:
      /^\s*(?<name>Forge|NeoForge): net\.(?:minecraftforge|neoforged):(?<softwareVersion>\S{1,40})/m,
  },
  {
    literals: ['|neoforge ', 'net.neoforged.neoforge', 'net.minecraftforge.'],
    pattern:
      /\|neoforge {2,60}\|(?<softwareVersion>\S{1,40}) |net\.(?<neo>neoforged)\.|net\.(?<old>minecraftforge)\./,
  },
  {
    literals: ['starting: java version'],
    pattern: /ModLauncher[^\n]{0,80} starting: java version (?<java>[\w.]{1,20})/,
  },
  {
    literals: ['Java is '],
    pattern: /Java is [^\n]{1,80}, version (?<java>[\w.]{1,20}), running on/,
  },
  {
    literals: ['Booting up Velocity'],
    pattern: /Booting up (?<name>Velocity) (?<softwareVersion>\S{1,60}?)(?:\.\.\.)?\s*$/m,
  },
  {
    literals: ['Enabled BungeeCord version', 'Enabled Waterfall version'],
    pattern: /Enabled (?<name>BungeeCord|Waterfall) version (?<softwareVersion>\S{1,80})/,
  },
  {
    literals: ['Loading Geyser version'],
    pattern: /Loading (?<name>Geyser) version (?<softwareVersion>\S{1,60})/,
  },
  {
    literals: ['Minecraft: Bedrock Edition server version'],
    pattern: /Bedrock Edition server version v?(?<game>\S{1,30})/,
    software: 'PocketMine-MP',
  },
  {
    literals: [
      ' INFO] Version',
      ' INFO] Starting Server',
      'without online authentication',
      'DBStorage chain',
    ],
    pattern:
      /^\[[\d: -]{10,30} INFO\] (?:Starting Server|Version:? (?<softwareVersion>[\w.]{1,30}))|^\[[\d: -]{10,30} ERROR\] (?:Using|DBStorage)/m,
    software: 'Bedrock Dedicated Server',
  },
  {
    literals: ['Mohist Crash Report', 'Injecting coremod MohistCorePlugin'],
    pattern: /Mohist Crash Report|MohistCorePlugin/,
    software: 'Mohist',
  },
  { literals: ['mixin added'], pattern: /Arclight \w{1,30} mixin added/, software: 'Arclight' },
  {
    literals: ['Crash Report ----'],
    pattern: /^---- (?:Minecraft|Mohist|Quilt Loader: ?) ?Crash Report ----/m,
    software: 'Vanilla',
    report: 'Crash report',
  },
  {
    literals: ['Network Protocol Error Report ----'],
    pattern: /^---- Minecraft Network Protocol Error Report ----/m,
    software: 'Vanilla',
    report: 'Network protocol error report',
  },
  {
    literals: [
      'Launched Version: ',
      'Backend library: ',
      'Client brand changed',
      'Type: ',
      '[Render thread/',
      '[Client thread/',
    ],
    pattern: joinPatterns(
      [
        /^[^\n]{0,60}\[(?:Render|Client) thread\//,
        /^\s{0,4}(?:Launched Version: \S|Backend library: \S)/,
        /^\s{0,4}Type: (?:Client|Integrated Server) \(map_client/,
        /Client brand changed to '/,
      ],
      'm',
    ),
    client: true,
  },
  { literals: ['Description: '], pattern: /^Description: (?<description>[^\n]{1,200})/ },
  {
    literals: ['Minecraft Version: '],
    pattern: /^\s{0,4}Minecraft Version: (?<game>\S[^\n]{0,40}?)\s*$/m,
  },
  {
    literals: ['Java Version: '],
    pattern: /(?:^\s{0,4}|\]:? )Java Version: (?<java>[\w.+-]{1,30})/m,
  },
  // `Server brand: ` in a client's report is the server it was connected to.
  {
    literals: ['brand changed to', 'erver brands: '],
    pattern: /(?:brand changed to '|[Ss]erver brands: )(?:fml,)?(?<brand>\w{3,30})/,
  },
  {
    literals: ['Running: ', 'BrandInfo: '],
    pattern:
      /^\s{1,4}(?:Running|BrandInfo): (?<name>\w{3,30})[^\n]{0,40}? version (?<softwareVersion>\S{1,80})/m,
  },
  {
    literals: ['CustomSkinLoader '],
    pattern:
      /^\[[^\n]{5,80}\] (?:\[[^\]\n]{1,60}\]: )?(?<name>CustomSkinLoader) (?<softwareVersion>\d\S{0,20})/m,
  },
  {
    literals: ['Prism Launcher version'],
    pattern: /^(?<name>Prism Launcher) version: (?<softwareVersion>\S{1,20})/m,
  },
  {
    literals: ['launcher bootstrap (version'],
    pattern: /launcher bootstrap \(version (?<softwareVersion>[\d.]{1,20})\)/,
    software: 'Minecraft Launcher',
  },
];

const BRANDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(PROGRAMS).map((name) => [name.toLowerCase(), name]),
);

/** A game as its guide spells it: loaders print the name of its program. */
function findProduct(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const plain = name.replace(/[ _-]?(?:dedicated[ _-]?)?server$/i, '');
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = signs.find(({ product = '' }) => letters(product) === letters(plain));
  return known?.product ?? plain;
}

/** Collects the values that the signatures capture. */
export class Recognizer {
  private readonly values = new Map<Key, string>();
  private rank = -1;
  /** The brand that the server sent to players: plugins and proxies change it freely. */
  private brand: string | undefined;
  private client = false;
  private product: string | undefined;

  /** Tests one line that contains the signature's literal. */
  readSign(sign: Sign, line: string): void {
    const match = sign.pattern.exec(line);
    if (match === null) return;
    const groups = match.groups ?? {};
    this.client ||= sign.client === true;
    this.product ??= sign.product ?? findProduct(groups.product);
    this.brand ??= BRANDS[(groups.brand ?? '').toLowerCase()];
    const named = this.findName(sign, groups, line);
    const rank = named === undefined ? -1 : (PROGRAMS[named] as Program).rank;
    if (named !== undefined && rank > this.rank) {
      this.rank = rank;
      this.values.set('software', named);
      this.values.delete('softwareVersion');
    }
    if (named === undefined || rank === this.rank)
      this.setOnce('softwareVersion', groups.softwareVersion);
    for (const key of ['game', 'java', 'description'] as const) this.setOnce(key, groups[key]);
    this.setOnce('java', groups.java2);
    this.setOnce('report', sign.report);
  }

  private findName(
    sign: Sign,
    groups: Readonly<Record<string, string | undefined>>,
    line: string,
  ): string | undefined {
    if (sign.software !== undefined) return sign.software;
    if (groups.neo !== undefined || line.includes('|neoforge ')) return 'NeoForge';
    if (groups.old !== undefined) return 'Forge';
    const name = groups.name;
    if (name === 'CraftBukkit' && /-(?:Spigot|Paper)-/.test(line)) {
      return line.includes('git-Paper') ? 'Paper' : 'Spigot';
    }
    return name === undefined ? undefined : BRANDS[name.toLowerCase()];
  }

  private setOnce(key: Key, value: string | undefined): void {
    if (value !== undefined && !this.values.has(key)) this.values.set(key, value);
  }

  result(): Recognized {
    const software = this.values.get('software');
    const shown = (this.rank > 0 ? software : (this.brand ?? software)) ?? this.product;
    return {
      ...Object.fromEntries(this.values),
      ...(shown !== undefined && { software: shown }),
      ...(this.client &&
        this.values.has('report') && { report: 'Crash report of a player’s game' }),
      ...(this.product !== undefined && { product: this.product }),
      client: this.client,
      // A brand names a program, but does not disable another program's rules.
      families: software === undefined ? [] : (PROGRAMS[software] as Program).families,
    };
  }
}
