/** Which days a time limit or a bedtime is for. School days are Monday to Friday. */
export type Days = "school" | "weekend" | "all";

/** A change of a profile's parental controls, as a parent asks for it. */
export type ControlsChange =
  /** Minutes a day; null removes the limit. */
  | { kind: "limit"; minutes: number | null; days: Days }
  /** Minutes after midnight; null removes the bedtime. */
  | { kind: "bedtime"; minutes: number | null; days: Days }
  /** The highest rating. */
  | { kind: "rating"; rating: "G" | "PG" | "PG-13" | "R" }
  | { kind: "blockTitle"; titleId: string }
  | { kind: "blockWord"; word: string }
  /** More minutes today. */
  | { kind: "grant"; minutes: number }
  | { kind: "leo"; allow: "off" | "noMicrophone" };
