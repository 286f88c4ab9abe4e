/**
 * Classifies linkage errors: code was compiled against a class, method or field that is not there, in
 * Java or in .NET.
 */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import { findThirdPartyInMessage } from '../traces/stack-frames';
import type { Fault } from './kinds';
import { findLibrary } from './libraries';

const LINKAGE_TYPES = joinPatterns([
  /NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError/,
  /IllegalAccessError|NoClassDefFoundError|ClassNotFoundException|NoSuchMethodException/,
  /NoSuchFieldException|TypeNotPresentException|VerifyError|InstantiationError/,
  // .NET
  /MissingMethodException|MissingFieldException|TypeLoadException|MethodAccessException/,
]);
/** Such a type, and what it says: `NoSuchMethodError: org/bukkit/Server.getTPS()`. */
const LINKAGE_ERROR = joinInOrder([/\b/, [LINKAGE_TYPES], /\b:?(?: Type )?(?<words>[^\n]{0,600})/]);

/** The class exists: its static initializer failed, usually with an error of its own further up. */
const FAILED_INITIALIZER = /NoClassDefFoundError: Could not initialize class /;

/** What loaders print when code requests a client class. */
const CLIENT_ONLY = joinInOrder([
  /(?:Attempted to load|Cannot load) class (?<name>[\w/$.]{1,300}) /,
  [/for invalid dist DEDICATED_SERVER/, /in environment type SERVER/],
]);

/** Classifies a linkage error; undefined for any other error. */
export function classifyLinkageError(error: string): Fault | undefined {
  if (FAILED_INITIALIZER.test(error)) return { kind: 'code' };
  const words = LINKAGE_ERROR.exec(error)?.groups?.words;
  if (words !== undefined) return classifyMissing(error, findMissing(words));
  const clientClass = CLIENT_ONLY.exec(error)?.groups?.name;
  return clientClass === undefined
    ? undefined
    : { kind: 'client-code', missing: clientClass.replaceAll('/', '.') };
}

/** `Receiver class Lamp does not define … 'abstract void on()' of interface Switch`: the switch changed. */
const CHANGED_TYPE = joinInOrder([
  [
    /' of (?:interface|abstract class)|from final class/,
    // `class Lamp has interface Switch as super class`: the lamp is there, the switch changed.
    /\bhas interface(?= \S{1,200} as super class)|\bcan ?not implement(?= \S{1,200}, because it is not an interface)/,
  ],
  / (?<owner>[\w.$]{1,200}[\w$])/,
]);
/** `'Lamp pkg.Socket.lamp(Bulb)'`: return type, method, parameter types. */
const METHOD = /'[\w.$[\]]{1,200} (?<method>[\w.$]{1,300}[.](?:[\w$]+|<init>))\(/;
/** `Class pkg.Lamp does not have member field 'int watts'`: the class exists. */
const FIELD = joinInOrder([
  /^\s*Class (?<owner>[\w.$]{1,200}) does not have member field /,
  /(?:'\S{1,200} )?(?<name>[\w$]{1,80})(?:'|\s*$)/,
]);
/**
 * A class or member with its package, with dots or slashes: `pkg/Lamp`, `pkg.Lamp.glow`. Between
 * slashes, a part with a capital letter is one of the package: `de/Anna/lamps/Lamp`.
 */
const QUALIFIED_NAME =
  /(?<![\w./$])L?(?<name>(?:[a-z_][\w]*[./](?:[A-Z]\w*\/)?){1,9}[A-Za-z_$][\w$]*(?:[.#](?:<init>|<clinit>|[\w$]+))?)/g;
/** Names in such messages that look like a class but are not what is missing. */
const JAVA_PACKAGE = /^(?:java|javax|kotlin|scala|it\.unimi)\./;

/** The class or member that is missing, by the words of a linkage error; undefined if they name none. */
function findMissing(words: string): string | undefined {
  const changedType = CHANGED_TYPE.exec(words)?.groups?.owner;
  if (changedType !== undefined) return changedType;
  const method = METHOD.exec(words)?.groups?.method;
  if (method !== undefined && !JAVA_PACKAGE.test(method)) return method;
  const field = FIELD.exec(words)?.groups;
  if (field !== undefined) return `${field.owner}.${field.name}`;
  return [...words.matchAll(QUALIFIED_NAME)]
    .map(({ groups }) => (groups?.name as string).replaceAll('/', '.'))
    .find((name) => !JAVA_PACKAGE.test(name));
}

/** Parts for tests and for generating data, which the programs that servers run do not bring. */
const DEVELOPER_PACKAGE =
  /^(?!net\.minecraft\.)(?:[\w$]+\.){1,6}(?:testframework|gametest|junit|datagen)\./;
/** Exists only in the client; servers do not contain it. */
const CLIENT_PACKAGE = joinInOrder([
  /^/,
  [
    /net\.minecraft\.(?:client|src\.client)\b/,
    /net\.(?:fabricmc\.fabric\.api|minecraftforge|neoforged\.neoforge)\.client\b/,
    /com\.mojang\.blaze3d|org\.lwjgl/,
    // Numbered by Fabric.
    /net\.minecraft\.class_(?:310|437|638|746)\b/,
  ],
]);
/** What is there, but may not be used from where it is asked for. */
const CLOSED_PART =
  /\bIllegalAccessError: (?![^\n]{0,300}\b(?:module|export)[^\n]{0,80}\bdoes not )/;
/** The game, its loaders, and the server software with its interface for plugins. */
const GAME_PACKAGE = joinInOrder([
  /^/,
  [
    /net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc/,
    /org\.quiltmc|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar/,
    /ca\.spottedleaf|org\.purpurmc|net\.md_5|com\.velocitypowered|net\.kyori|forge|fabric/,
    /org\.spongepowered\.(?:api|common)|cn\.nukkit|org\.powernukkitx|com\.hypixel\.hytale/,
  ],
  /\b/,
]);
/**
 * Libraries that the server provides for plugins and mods: a different one means a different
 * server.
 */
const SERVER_LIBRARY = joinInOrder([
  /^/,
  [
    /org\.yaml\.snakeyaml|org\.apache\.(?:commons|logging|http)|com\.google\.(?:common|gson|inject)/,
    /io\.netty|it\.unimi\.dsi|org\.slf4j|joptsimple|org\.objectweb\.asm|com\.electronwill/,
  ],
  /\b/,
]);

/**
 * Names of members of the game without a meaning, as loaders give them: who inherits one does not
 * have it of their own.
 */
const NAME_OF_GAME = joinInOrder([
  /\./,
  [/method_\d+|m_\d+_|f_\d+_/, /func_\d+_\w+|field_\d+(?:_\w+)?/],
  /$/,
]);

/** True for what the server brings along, which is not there in another server. */
const isOfServer = (missing: string): boolean =>
  SERVER_LIBRARY.test(missing) || NAME_OF_GAME.test(missing);

/** Classifies an error about something missing, by what it belongs to. */
function classifyMissing(error: string, missing: string | undefined): Fault {
  // The obfuscated game before 1.17 has classes such as `blk`; a field may belong to anyone.
  if (missing === undefined) {
    return { kind: /NoClassDefFound|ClassNotFound/.test(error) ? 'other-game' : 'other-build' };
  }
  if (isAddedByMod(error, missing)) return { kind: 'added-member', missing };
  if (DEVELOPER_PACKAGE.test(missing)) return { kind: 'developer-part', missing };
  if (CLOSED_PART.test(error)) return { kind: 'closed-part', missing };
  if (CLIENT_PACKAGE.test(missing)) return { kind: 'client-code', missing };
  const library = findLibrary(missing);
  if (library !== undefined) return { kind: 'dependency-class', missing, library };
  if (GAME_PACKAGE.test(missing))
    return { kind: 'other-game', missing, changed: findChange(error) };
  return { kind: isOfServer(missing) ? 'other-game' : 'dependency-class', missing };
}

/** The type of a missing field, or what a missing method returns. */
const MEMBER_TYPE = /\bNoSuch(?:Field|Method)Error: [^'\n]{0,300}'(?<type>[\w.$]{1,200})[[\]]* /;

/** True if only a mod can have added a member to a class of the game: its type is the mod's. */
const isAddedByMod = (error: string, missing: string): boolean =>
  missing.startsWith('net.minecraft.') &&
  findThirdPartyInMessage(MEMBER_TYPE.exec(error)?.groups?.type ?? '') !== undefined;

/** `Found interface org.bukkit.inventory.InventoryView, but class was expected`. */
const CHANGED_SHAPE =
  /\bFound (?<found>class|interface) [\w./$]{1,200}, but (?:class|interface) was expected/;

/** What the class or interface that code is built on turned out to be: `has interface Switch as super class`. */
function findShapeOfParent(error: string): string | undefined {
  if (/ has interface \S{1,200} as super class/.test(error)) return 'interface';
  return /, because it is not an interface/.test(error) ? 'class' : undefined;
}

/**
 * For which version code was made that takes an interface for a class, or the other way round: the API
 * made interfaces of some classes, never classes of interfaces.
 */
function findChange(error: string): Fault['changed'] {
  const found = CHANGED_SHAPE.exec(error)?.groups?.found ?? findShapeOfParent(error);
  if (found === undefined) return undefined;
  return found === 'class' ? 'for-newer' : 'for-older';
}
