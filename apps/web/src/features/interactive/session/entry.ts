/** A clip on the player's timeline: one of a moment's clips, or the one that repeats while it waits. */
export type Entry = {
  /** The path to the clip's moment. */
  path: readonly number[];
  clip: string;
  /** Null for a clip of the moment; else how often the waiting clip was played before. */
  repeat: number | null;
};

/** The name that an entry has on the timeline. */
export function nameEntry({ path, clip, repeat }: Entry): string {
  return [path.join("."), clip, repeat ?? ""].join("|");
}

export function readEntry(name: string): Entry {
  const [path = "", clip = "", repeat = ""] = name.split("|");
  return {
    path: path === "" ? [] : path.split(".").map(Number),
    clip,
    repeat: repeat === "" ? null : Number(repeat),
  };
}

/** Whether an entry belongs to the moment at a path. */
export function isOfMoment(entry: Entry, path: readonly number[]): boolean {
  return entry.path.join(".") === path.join(".");
}
