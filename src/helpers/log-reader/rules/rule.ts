/**
 * Defines the type of the log reader's rules. Rules are data: rules/ holds them, grouped by
 * software.
 */

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
  /** Printed by a program’s environment, or by a program without a family, so it fits every log. */
  | 'any';

/** Every family of Java-based Minecraft servers. */
export const JAVA_SERVERS: readonly Family[] = ['vanilla', 'bukkit', 'fabric', 'forge'];
/** Every Java program. */
export const ON_JAVA: readonly Family[] = [...JAVA_SERVERS, 'proxy'];
/** The panel, the container, Java's launcher, Steam and other games. */
export const ANYWHERE = ['any'] as const satisfies readonly Family[];

/** What a rule says about its finding that changes whom other findings blame, or their order. */
export type RuleRole =
  /** The finding states the reason, whichever mod or plugin it concerns. */
  | 'proof'
  /** The finding says what the server was working on. Any mod or plugin can have caused an error there. */
  | 'tick'
  /** A mod for players is on the server. */
  | 'client-mod'
  /** The watchdog ended a server that hung. */
  | 'hang'
  /** The server stood still, and its trace shows in whose code. */
  | 'stood-still'
  /** A file cannot be read, perhaps because of the mod or plugin that reads it. */
  | 'unreadable-file'
  /** A database cannot be reached. */
  | 'no-database'
  /** A database answered. This says more than a finding that it cannot be reached. */
  | 'answer-of-database'
  /** Mixin could not change a class. */
  | 'mixin'
  /** A mod needs another version of something, which the pattern captures as `needed`. */
  | 'version-need'
  /** The loader cannot read this Java. */
  | 'java-too-new'
  /** The finding is about a plugin’s own data and files, so the plugin that logs it is the suspect. */
  | 'logger-is-suspect'
  /** The finding is about the machine, so the mod or plugin that ran into it is not at fault. */
  | 'of-machine'
  /** Bukkit called a plugin. The only third party in the trace is that plugin, whatever its jar is called. */
  | 'called-by-bukkit'
  /** A plugin did not load. */
  | 'loads-plugin';

/** Roles of a rule about a database that answered. */
export const DATABASE_ANSWERED: readonly RuleRole[] = [
  'proof',
  'answer-of-database',
  'logger-is-suspect',
];

/** What the line alone says about the program’s end. */
export type Effect = 'ends' | 'survived';

/**
 * A rule. The fields of `RuleBase` can be combined freely. The other parts are unions of fields that
 * belong together, so that a meaningless combination does not compile (`rule.test.ts` lists them).
 */
export type Rule = RuleBase & RuleReach & RuleVerdict & RuleProduct;

interface RuleBase {
  /** kebab-case; never reused for a different problem. No code outside rules/ knows it. */
  readonly id: string;
  /** Most rules have none. */
  readonly roles?: readonly RuleRole[];
  /** Only game versions before this one can print the message. Absent if all versions can. */
  readonly versions?: { readonly before: string };
  /** Literals; each matching line contains at least one: the patterns run only there. */
  readonly literals: readonly string[];
  /**
   * Tried in order on the line with a literal, or on the whole entry; the first match wins. Named
   * groups fill the sentences: `mod`, `plugin`, `file`, `needed`, `classFile` (becomes `{java}`)
   * and any others. Every quantifier has an upper bound, so that time stays linear on hostile text;
   * only one on white space, digits or letters alone (`\s*`, `\d+`, `\w+`) may do without.
   */
  readonly patterns: readonly RegExp[];
  /**
   * True if the patterns also see the lines directly above. A finding about the same mod or plugin on
   * the line above is then left out: this one says the same more exactly.
   */
  readonly above?: true;
  /** True for a rule that is tried last, and skipped if another one has explained the line or its entry. */
  readonly unlessExplained?: boolean;
  /** The ids of findings that explain this one. If they are nearby, they are shown before it. */
  readonly explainedBy?: {
    readonly rules: readonly string[];
    /** Only those about the same mod or plugin, or on the same line. */
    readonly ofSamePart?: true;
  };
  /**
   * One sentence; `{name}` is replaced by a group of the pattern. A group that matched nothing
   * leaves its brackets out, or else "it". Matches with the same title are merged.
   */
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Absent if a product's record names the guide (`logGuides`), or if there is none. */
  readonly guide?: GuideLink;
}

/** How much text the patterns see, and how much of it a match explains. */
type RuleReach =
  | {
      readonly scope?: undefined;
      /** True if it also explains the rest of the entry. */
      readonly covers?: true;
    }
  | {
      /** The patterns see the rest of the entry, too, such as a stack trace. */
      readonly scope: 'entry';
      /** False if it explains only the line. */
      readonly covers?: false;
    };

/** What the line alone says about the program’s fate, and what an error below it may add. */
type RuleVerdict =
  | {
      /**
       * `ends`: every program ends at such a line. `survived`: no program does, so the line is not a
       * cause if anything else is found. Absent if the log has to show it.
       */
      readonly effect?: Effect;
      /** `suspect`: the line says what happened, and an error next to it may say whose fault it is. */
      readonly leavesOpen?: 'suspect';
      readonly isInSummary?: undefined;
      readonly reportsOnlyTheEnd?: undefined;
    }
  | {
      readonly effect?: Effect;
      /** `reason`: the line says who failed, and an error next to it may say why. */
      readonly leavesOpen: 'reason';
      /** True if a loader reports the failed mod at once with its trace, and again in its summary. */
      readonly isInSummary?: true;
      readonly reportsOnlyTheEnd?: undefined;
    }
  | {
      readonly effect?: 'ends';
      readonly leavesOpen?: 'suspect';
      readonly isInSummary?: undefined;
      /** True if it only says that the program ended: findings with a reason come first. */
      readonly reportsOnlyTheEnd: true;
    };

/** Which programs print the line. */
type RuleProduct =
  | { readonly software: readonly Family[]; readonly product?: undefined }
  | {
      readonly software: typeof ANYWHERE;
      /** The only game that prints it. */
      readonly product: string;
    };

export interface GuideLink {
  readonly route: string;
  /**
   * Fragment of a trouble row; in a rule its last known one, which `sync:log-rules` looks up again.
   */
  readonly row?: string;
}
