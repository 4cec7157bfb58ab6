/** What `npm run lint:interactive` measures, so that nothing has to be compiled to know it. */
export type InteractiveFacts = {
  /** Length of each clip in seconds. */
  clips: Readonly<Record<string, number>>;
  /** Seconds of clips on the shortest and the longest path. */
  shortestSeconds: number;
  longestSeconds: number;
  /** What viewers read and say: prompts, options and their other words. Results of games are left out. */
  texts: readonly string[];
  /** A shortest path to the moment of each chapter's clip, by the chapter's id. */
  chapters: Readonly<Record<string, readonly number[]>>;
};
