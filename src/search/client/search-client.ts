/** The part of a search client that its wrappers use, whatever its version: each wrapper replaces `search`. */
export interface SearchClient {
  search(...call: never[]): Promise<unknown>;
}
