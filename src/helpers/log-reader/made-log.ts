/** Made logs for tests and measurements; the names and addresses in them are reserved ones. */
// cspell:ignore destroystokyo

export type MadeKind = 'healthy' | 'errors' | 'addresses';

const START = [
  '[12:00:00] [ServerMain/INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.4+7) on Linux 5.15 (amd64)',
  '[12:00:00] [ServerMain/INFO]: [bootstrap] Loading Paper 1.21.4-232-main@12d8fe0 (2025-06-09T10:15:42Z) for Minecraft 1.21.4',
  '[12:00:04] [Server thread/INFO]: Starting minecraft server version 1.21.4',
];

const HEALTHY = [
  '[12:00:05] [Server thread/INFO]: Preparing spawn area: 42%',
  '[12:00:06] [Server thread/INFO]: [LuckPerms] Loading configuration...',
  '[12:00:07] [User Authenticator #1/INFO]: UUID of player Alex is 069a79f4-44e9-4726-a5be-fca90e38aaf5',
  '[12:00:08] [Server thread/INFO]: Alex joined the game',
  '[12:00:09] [Async Chat Thread - #0/INFO]: <Alex> has anybody seen my sheep?',
  '[12:00:10] [Server thread/INFO]: Alex issued server command: /home base',
  '[12:00:11] [Server thread/WARN]: Villager Villager[villager/1042] moved wrongly',
  '[12:00:12] [Server thread/INFO]: Alex lost connection: Disconnected',
  '[12:00:13] [Server thread/INFO]: Saved the game, 1.2 s, 5403 chunks',
];

const ERRORS = [
  '[12:00:05] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Example v1.2.3',
  'java.lang.NullPointerException: Cannot invoke "String.length()" because "name" is null',
  '\tat com.example.plugin.JoinListener.onJoin(JoinListener.java:42) ~[example-1.2.3.jar:?]',
  '\tat com.destroystokyo.paper.event.executor.MethodHandleEventExecutor.execute(MethodHandleEventExecutor.java:44) ~[paper-api.jar:?]',
  '\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:80) ~[paper-api.jar:?]',
  '\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:1195) ~[paper-1.21.4.jar:1.21.4-232]',
  ...HEALTHY.slice(0, 4),
];

const ADDRESSES = [
  '[12:00:05] [Server thread/INFO]: Alex[/203.0.113.7:51012] logged in with entity id 17 at ([world]10.5, 64.0, -20.5)',
  '[12:00:06] [Server thread/INFO]: Steve[/[2001:db8::17]:51013] logged in with entity id 18 at ([world]11.5, 64.0, -21.5)',
  ...HEALTHY,
];

const KINDS: Readonly<Record<MadeKind, readonly string[]>> = {
  healthy: HEALTHY,
  errors: ERRORS,
  addresses: ADDRESSES,
};

/** A log of about so many characters. */
export function madeLog(characters: number, kind: MadeKind): string {
  const block = `${KINDS[kind].join('\n')}\n`;
  return `${START.join('\n')}\n${block.repeat(Math.max(1, Math.ceil(characters / block.length)))}`;
}
