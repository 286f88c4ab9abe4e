/** One row of a guide's trouble table, as scripts/sync-log-rules.ts writes it. */
export interface GuideRule {
  readonly route: string;
  /** Fragment of the row. */
  readonly row: string;
  /** Each message as its literal parts, in order; anything may stand between them on the line. */
  readonly messages: readonly (readonly string[])[];
  readonly cause: string;
  readonly fix: string;
  /** True where the message need not be a fault of the server. */
  readonly hint: boolean;
}
