/** What a rule of the log reader is. Rules are data: rules/ holds them, by the software. */

/** Groups of software that print the same messages. */
export type Family =
  'vanilla' | 'bukkit' | 'fabric' | 'forge' | 'proxy' | 'bedrock' | 'pocketmine' | 'tool';

/** Every family of Minecraft servers that run on Java. */
export const JAVA_SERVERS: readonly Family[] = ['vanilla', 'bukkit', 'fabric', 'forge'];
/** Every program that runs on Java. */
export const ON_JAVA: readonly Family[] = [...JAVA_SERVERS, 'proxy'];

export interface Rule {
  /** kebab-case; never reused for another problem. */
  readonly id: string;
  readonly software: readonly Family[];
  /** Game versions that can print the message: those before this one; absent where all can. */
  readonly versions?: { readonly before: string };
  /** ASCII text of which one stands on every line that the patterns match. */
  readonly literals: readonly string[];
  /** Tried in order on the line with one of the literals, or on the whole entry. Linear time. */
  readonly patterns: readonly RegExp[];
  /** `entry` also gives the patterns the lines that belong to the line, such as a stack trace. */
  readonly scope?: 'entry';
  /** True where a rule that explained the whole entry has said enough. */
  readonly unlessExplained?: boolean;
  /** One sentence; `{name}` stands for a group of the pattern. Finds with one title are one. */
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  readonly guide: GuideLink;
}

export interface GuideLink {
  readonly route: string;
  /** Fragment of a trouble row. */
  readonly row?: string;
}
