import type { ControlsChange } from "./controls-change.ts";
import type { Facets } from "./facets.ts";
import type { LinkKind } from "./known.ts";

/** Sounds of the nature mixer. */
export type Soundscape =
  | "rain"
  | "waves"
  | "wind"
  | "fire"
  | "birds"
  | "crickets"
  | "stream"
  | "thunder"
  | "cafe"
  | "train";

/** Commands to Leo. Ids exist in the engine's library; permissions are checked by the caller. */
export type Command =
  | Intent<"play", { titleId: string }>
  /** Chooses a title by facets and plays it; without facets, any title. */
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
  /** Null cancels the timer. */
  | Intent<"sleepTimer", { minutes: number | "end" | null }>
  | Intent<"continueWatching">
  | Intent<"watchlistAdd", { titleId: string }>
  | Intent<"watchlistRemove", { titleId: string }>
  | Intent<"watchlistShow">
  | Intent<"theaters">
  | Intent<"openPage", { pageId: string }>
  | Intent<"openTitle", { titleId: string }>
  | Intent<"openGenre", { genre: string }>
  | Intent<
      "setVibe",
      { mood?: string; shaper?: string; visual?: string; nature?: readonly Soundscape[] }
    >
  | Intent<"playTrack", { trackId: string }>
  /** A free track; `mood` in the speaker's words, "" for any. */
  | Intent<"playMusic", { mood: string }>
  | Intent<"stopMusic">
  | Intent<"openPlace", { place: LinkKind; placeId: string }>
  /** Offers food or music services unless one was named. */
  | Intent<"offerPlaces", { place: "food" | "music" }>
  /** Steps of a quarter of the usual speed. */
  | Intent<"speedBy", { steps: number }>
  | Intent<"speedTo", { rate: number }>
  | Intent<"captionsIn", { language: string }>
  | Intent<"soundtrack", { sound: "spoken" | "original" }>
  /** Lines of the picture; "auto" leaves them to the player. */
  | Intent<"quality", { quality: "auto" | "best" | "saving" }>
  | Intent<"goBack">
  | Intent<"download", { titleId: string }>
  | Intent<"startParty", { titleId: string | null }>
  | Intent<"inviteToParty">
  | Intent<"joinParty", { code: string | null }>
  | Intent<"scheduleParty", { titleId: string | null }>
  | Intent<"leaveParty">
  /** A parent's change, done only after a press of its button; null if no one was named. */
  | Intent<"adjustControls", { personId: string | null; change: ControlsChange }>
  | Intent<"signOut">;

export type Question =
  /** Tells what a title is about. */
  | Intent<"describe", { titleId: string }>
  /** Whether a title suits this age; null means the speaker's. */
  | Intent<"suits", { titleId: string; age: number | null }>
  | Intent<"whoIsIn", { titleId: string }>
  | Intent<"howLong", { titleId: string }>
  | Intent<"moreLike", { titleId: string }>
  /** Explains why a title can't be watched; null if none was named. */
  | Intent<"whyNot", { titleId: string | null }>
  | Intent<"askGrownUp", { titleId: string | null }>
  | Intent<"askMoreTime">
  /** Asks about an upcoming film. */
  | Intent<"upcoming", { previewId: string }>
  | Intent<"streak">
  | Intent<"whatIsOn">
  | Intent<"timeLeft">
  | Intent<"timeLeftInFilm">
  | Intent<"bedtime">
  | Intent<"history", { period: Period }>
  | Intent<"watchedTime", { period: Period }>
  /** Asks about others of the household; no ids if no profile is known by that name. */
  | Intent<"historyOf", { name: string; profileIds: readonly string[]; period: Period }>
  | Intent<"watchedTimeOf", { name: string; profileIds: readonly string[]; period: Period }>
  /** Asks whether someone is in the viewer's party; null asks for everyone in it. */
  | Intent<"whoIsInParty", { name: string | null }>
  /** Why the title was suggested; null for all that were shown. */
  | Intent<"whyThese", { titleId: string | null }>
  | Intent<"newest">
  | Intent<"popular">
  | Intent<"allUpcoming">
  | Intent<"requests">;

export type Period = "today" | "yesterday" | "week" | "ever";

/** Needs no answer. */
type NoSlots = { readonly [slot in string]?: never };

type Intent<Name extends string, Slots = NoSlots> = { intent: Name; slots: Slots };
