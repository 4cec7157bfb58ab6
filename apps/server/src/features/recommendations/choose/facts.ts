import type { AgeGroup } from "@goldmane/contracts/family/limits";
import type { PartOfDay } from "@goldmane/contracts/recommendations/parts-of-day";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import type { Title, TitleSpace } from "#features/library/service.ts";
import type { Begun } from "#features/playback/service.ts";

/** Inputs of recommendations: equal facts give equal results. */
export type Facts = {
  /** Titles that this viewer may see. */
  titles: readonly Title[];
  space: TitleSpace;
  /** Started titles, latest first. */
  begun: readonly Begun[];
  dismissed: ReadonlySet<string>;
  ageGroup: AgeGroup;
  partOfDay: PartOfDay;
  /** Milliseconds since the epoch. */
  now: number;
  /** Time left today; null without a limit. */
  timeLeft: { minutes: number; endsBy: "bedTime" | "minutes" } | null;
  countViews: (titleId: string) => number;
};

export type Row = { reason: Reason; titles: Title[] };

export type Chosen = {
  basis: "history" | "start";
  picks: { title: Title; reason: Reason }[];
  rows: Row[];
};
