/** What a rule of the log reader is. Rules are data: rules/ holds them, by the software. */

/** Groups of software that print the same messages. */
export type Family =
  | 'vanilla'
  | 'bukkit'
  | 'fabric'
  | 'forge'
  | 'proxy'
  | 'bedrock'
  | 'pocketmine'
  | 'tool'
  /** Printed around the program, or by one that has no family: it fits every log. */
  | 'any';

/** Every family of Minecraft servers that run on Java. */
export const JAVA_SERVERS: readonly Family[] = ['vanilla', 'bukkit', 'fabric', 'forge'];
/** Every program that runs on Java. */
export const ON_JAVA: readonly Family[] = [...JAVA_SERVERS, 'proxy'];
/** The panel, the container, Java's launcher, Steam and games of other kinds. */
export const ANYWHERE: readonly Family[] = ['any'];

/** What comes of a line by itself. */
export type Effect = 'ends' | 'survived';

export interface Rule {
  /** kebab-case; never reused for another problem. */
  readonly id: string;
  readonly software: readonly Family[];
  /** Game versions that can print the message: those before this one; absent where all can. */
  readonly versions?: { readonly before: string };
  /** Text of which one stands on every line that the patterns match: the patterns run only there. */
  readonly literals: readonly string[];
  /**
   * Tried in order on the line with one of the literals, or on the whole entry; the first that
   * fits counts. Their named groups fill the sentences: `mod`, `plugin`, `file`, `needed`,
   * `classFile` (becomes `{java}`) and any others. Every quantifier has an upper bound, so that
   * time stays linear on hostile text.
   */
  readonly patterns: readonly RegExp[];
  /** `entry` also gives the patterns the lines that belong to the line, such as a stack trace. */
  readonly scope?: 'entry';
  /** True where the patterns see the lines right above as well. */
  readonly above?: true;
  /** True for a rule on single lines that explains what belongs to the line as well. */
  readonly covers?: true;
  /** True where a rule that explained the whole entry has said enough. */
  readonly unlessExplained?: boolean;
  /**
   * `ends`: no program goes on behind such a line. `survived`: every program does, so the line
   * is no cause while anything else is found. Absent where the log has to show it.
   */
  readonly effect?: Effect;
  /** The only game that prints it; absent where several do. */
  readonly game?: string;
  /** One sentence; `{name}` stands for a group of the pattern. Finds with one title are one. */
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Absent where the record of a product names the guide (`logGuides`), or none does. */
  readonly guide?: GuideLink;
}

export interface GuideLink {
  readonly route: string;
  /** Fragment of a trouble row; in a rule the one it had, which `sync:log-rules` finds again. */
  readonly row?: string;
}
