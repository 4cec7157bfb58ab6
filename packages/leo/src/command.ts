import type { Facets } from "./facets.ts";
import type { LinkKind } from "./known.ts";

/** Commands to Leo. Ids are known to the engine; permission is checked by the caller. */
export type Command =
  | Intent<"play", { titleId: string }>
  /** Chooses a title by facets and plays it; without facets, a surprise. */
  | Intent<"playSomething", { query: string; facets: Facets }>
  | Intent<"resume">
  | Intent<"pause">
  | Intent<"restart">
  | Intent<"next">
  | Intent<"previous">
  | Intent<"seekBy", { seconds: number }>
  | Intent<"seekTo", { seconds: number }>
  /** Steps of a tenth, or a level from 0 to 1. */
  | Intent<"volumeBy", { steps: number }>
  | Intent<"volumeTo", { level: number }>
  | Intent<"mute", { on: boolean }>
  | Intent<"captions", { on: boolean }>
  | Intent<"fullscreen", { on: boolean }>
  | Intent<"skip", { part: "intro" | "credits" | "recap" }>
  /** Null takes the timer away. */
  | Intent<"sleepTimer", { minutes: number | "end" | null }>
  | Intent<"continueWatching">
  | Intent<"watchlistAdd", { titleId: string }>
  | Intent<"watchlistRemove", { titleId: string }>
  | Intent<"watchlistShow">
  | Intent<"theatres">
  | Intent<"openPage", { pageId: string }>
  | Intent<"openTitle", { titleId: string }>
  | Intent<"openGenre", { genre: string }>
  | Intent<"setVibe", { mood?: string; shaper?: string; visual?: string }>
  | Intent<"playTrack", { trackId: string }>
  /** Some free track; `mood` in the speaker's words, "" where it does not matter. */
  | Intent<"playMusic", { mood: string }>
  | Intent<"stopMusic">
  | Intent<"openPlace", { place: LinkKind; placeId: string }>
  /** Offers food or music services, if none was named. */
  | Intent<"offerPlaces", { place: "food" | "music" }>;

export type Question =
  /** What is it about? */
  | Intent<"describe", { titleId: string }>
  /** Is it suitable for this age? Null means the speaker's. */
  | Intent<"suits", { titleId: string; age: number | null }>
  | Intent<"whoIsIn", { titleId: string }>
  | Intent<"howLong", { titleId: string }>
  | Intent<"moreLike", { titleId: string }>
  /** Why can I not watch this? Null where no title was named. */
  | Intent<"whyNot", { titleId: string | null }>
  | Intent<"askGrownUp", { titleId: string | null }>
  /** About an upcoming film. */
  | Intent<"upcoming", { previewId: string }>
  | Intent<"streak">
  | Intent<"whatIsOn">
  | Intent<"timeLeft">;

/** Nothing has to be said with it. */
type NoSlots = { readonly [slot in string]?: never };

type Intent<Name extends string, Slots = NoSlots> = { intent: Name; slots: Slots };
