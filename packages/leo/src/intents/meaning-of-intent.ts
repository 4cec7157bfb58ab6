import type { Command, Question } from "#command.ts";
import type { Meaning } from "#meaning.ts";
import { readLanguageName } from "#slots/read-language.ts";
import { readLevel, readRate } from "#slots/read-level.ts";
import {
  readBedtime,
  readBlockedWord,
  readLeoRight,
  readLimit,
  readRating,
} from "#slots/read-controls.ts";
import { readPeriod } from "#slots/read-period.ts";
import type { SlotReader } from "#slots/slot-reader.ts";
import { surely } from "#resolve/name-list.ts";
import type { ControlsChange } from "#controls-change.ts";
import type { IntentName } from "./intent-names.ts";
import { pageOfIntent } from "./pages.ts";

type Read = (slots: SlotReader) => Meaning | null;

const act = (command: Command): Meaning => ({ kind: "command", command });
const ask = (question: Question): Meaning => ({ kind: "question", question });
const page =
  (pageId: string): Read =>
  () =>
    act({ intent: "openPage", slots: { pageId } });
const always =
  (meaning: Meaning): Read =>
  () =>
    meaning;

/** Seconds to skip: as said, else ten. */
const seekSeconds = (slots: SlotReader): number => Math.round(slots.seconds() ?? 10);

function withTitle(slots: SlotReader, make: (titleId: string) => Meaning): Meaning | null {
  const title = slots.title();
  if (!title) return null;
  const meaning = make(title.id);
  // A name that was only similar is asked about first.
  if (title.certainty >= surely || meaning.kind !== "command") return meaning;
  return { kind: "unsure", command: meaning.command, titleId: title.id };
}

/** A title that is surely named; null if a name is only similar, or none is. */
function sureTitle(slots: SlotReader): string | null {
  const title = slots.title();
  return title && title.certainty >= surely ? title.id : null;
}

/** The named title, or else the one that was spoken of last, or that plays. */
function titleOrPlaying(slots: SlotReader): string | null {
  const { focus, onScreen } = slots.moment;
  return slots.title()?.id ?? focus ?? onScreen ?? slots.shown[0] ?? null;
}

function askAbout(make: (titleId: string) => Question): Read {
  return (slots) => {
    const titleId = titleOrPlaying(slots);
    return titleId === null ? null : ask(make(titleId));
  };
}

function adjust(read: (slots: SlotReader) => ControlsChange | null): Read {
  return (slots) => {
    const change = read(slots);
    const personId = slots.person()?.id ?? null;
    if (!change) {
      const pageId = personId ? `/profile/controls/${personId}` : pageOfIntent.open_family;
      return act({ intent: "openPage", slots: { pageId } });
    }
    return act({ intent: "adjustControls", slots: { personId, change } });
  };
}

/** What each intent means, with the names, numbers and times of its message; null: not that. */
export const meaningOfIntent: Readonly<Partial<Record<IntentName, Read>>> = {
  // Playing
  play_title: (slots) =>
    withTitle(slots, (titleId) => act({ intent: "play", slots: { titleId } })) ?? {
      kind: "playWanted",
      text: slots.words,
    },
  play_something: (slots) => ({ kind: "playWanted", text: slots.words }),
  resume: always(act({ intent: "resume", slots: {} })),
  pause: always(act({ intent: "pause", slots: {} })),
  restart: always(act({ intent: "restart", slots: {} })),
  next_film: always(act({ intent: "next", slots: {} })),
  previous_film: always(act({ intent: "previous", slots: {} })),
  seek_forward: (slots) => act({ intent: "seekBy", slots: { seconds: seekSeconds(slots) } }),
  seek_back: (slots) => act({ intent: "seekBy", slots: { seconds: -seekSeconds(slots) } }),
  seek_to: (slots) => {
    const seconds = slots.seconds();
    return seconds === null ? null : act({ intent: "seekTo", slots: { seconds } });
  },
  volume_up: always(act({ intent: "volumeBy", slots: { steps: 1 } })),
  volume_down: always(act({ intent: "volumeBy", slots: { steps: -1 } })),
  volume_set: ({ words }) => {
    const level = readLevel(words);
    return level === null ? null : act({ intent: "volumeTo", slots: { level } });
  },
  mute: always(act({ intent: "mute", slots: { on: true } })),
  unmute: always(act({ intent: "mute", slots: { on: false } })),
  captions_on: always(act({ intent: "captions", slots: { on: true } })),
  captions_off: always(act({ intent: "captions", slots: { on: false } })),
  captions_language: ({ words }) => {
    const language = readLanguageName(words);
    return language === null ? null : act({ intent: "captionsIn", slots: { language } });
  },
  sound_spoken: always(act({ intent: "soundtrack", slots: { sound: "spoken" } })),
  sound_original: always(act({ intent: "soundtrack", slots: { sound: "original" } })),
  speed_faster: ({ message }) => speed(message, 1),
  speed_slower: ({ message }) => speed(message, -1),
  speed_normal: always(act({ intent: "speedTo", slots: { rate: 1 } })),
  fullscreen_on: always(act({ intent: "fullscreen", slots: { on: true } })),
  fullscreen_off: always(act({ intent: "fullscreen", slots: { on: false } })),
  skip_intro: always(act({ intent: "skip", slots: { part: "intro" } })),
  skip_credits: always(act({ intent: "skip", slots: { part: "credits" } })),
  sleep_timer_set: (slots) => {
    const seconds = slots.seconds();
    if (seconds !== null)
      return act({
        intent: "sleepTimer",
        slots: { minutes: Math.max(1, Math.round(seconds / 60)) },
      });
    const isAtEnd = /\b(?:ends?|over|finish\w*|acab\w*|termin\w*|final)\b/.test(slots.words);
    return act({ intent: "sleepTimer", slots: { minutes: isAtEnd ? "end" : 30 } });
  },
  sleep_timer_cancel: always(act({ intent: "sleepTimer", slots: { minutes: null } })),
  picture_quality: ({ words }) =>
    act({ intent: "quality", slots: { quality: readQuality(words) } }),
  what_is_on: always(ask({ intent: "whatIsOn", slots: {} })),
  time_left_in_film: always(ask({ intent: "timeLeftInFilm", slots: {} })),

  // Finding
  find_film: (slots) => ({ kind: "wanted", text: slots.words }),
  find_line: (slots) => ({ kind: "line", text: slots.message }),
  find_similar: (slots) => {
    const titleId = titleOrPlaying(slots);
    return titleId === null
      ? { kind: "wanted", text: slots.words }
      : ask({ intent: "moreLike", slots: { titleId } });
  },
  refine_shorter: always({ kind: "compared", compared: "shorter" }),
  refine_longer: always({ kind: "compared", compared: "longer" }),
  refine_funnier: (slots) => ({ kind: "refined", text: slots.words, mood: "funny" }),
  refine_calmer: always({ kind: "compared", compared: "milder" }),
  refine_younger: always({ kind: "compared", compared: "younger" }),
  refine_older: always({ kind: "compared", compared: "older" }),
  exclude: (slots) => ({ kind: "refined", text: slots.words, mood: null }),
  another: always({ kind: "reply", reply: "more" }),
  reject_shown: always({ kind: "reply", reply: "more" }),
  pick_shown: (slots) => {
    const title = slots.pointedTitle() ?? slots.namedTitle();
    const [only, ...others] = slots.shown;
    const id = title?.id ?? slots.moment.focus ?? (others.length === 0 ? only : undefined);
    return id === undefined ? null : act({ intent: "play", slots: { titleId: id } });
  },
  continue_watching: always(act({ intent: "continueWatching", slots: {} })),
  newest: always(ask({ intent: "newest", slots: {} })),
  popular: always(ask({ intent: "popular", slots: {} })),
  upcoming: (slots) => {
    const preview = slots.preview();
    return preview && preview.certainty >= surely
      ? ask({ intent: "upcoming", slots: { previewId: preview.value } })
      : ask({ intent: "allUpcoming", slots: {} });
  },

  // About a film
  describe: askAbout((titleId) => ({ intent: "describe", slots: { titleId } })),
  how_long: askAbout((titleId) => ({ intent: "howLong", slots: { titleId } })),
  suits_age: (slots) => {
    const titleId = titleOrPlaying(slots);
    return titleId === null
      ? null
      : ask({ intent: "suits", slots: { titleId, age: slots.age() ?? slots.number() } });
  },
  who_is_in: askAbout((titleId) => ({ intent: "whoIsIn", slots: { titleId } })),
  why_recommended: (slots) =>
    ask({ intent: "whyThese", slots: { titleId: slots.title()?.id ?? null } }),
  why_cant_watch: (slots) =>
    ask({ intent: "whyNot", slots: { titleId: slots.title()?.id ?? null } }),
  ask_grown_up: (slots) =>
    ask({ intent: "askGrownUp", slots: { titleId: slots.title()?.id ?? null } }),
  ask_more_time: always(ask({ intent: "askMoreTime", slots: {} })),

  // Going
  open_home: page(pageOfIntent.open_home),
  open_genre: (slots) => {
    const genre = slots.genre();
    return genre === null ? null : act({ intent: "openGenre", slots: { genre } });
  },
  open_title: (slots) =>
    withTitle(slots, (titleId) => act({ intent: "openTitle", slots: { titleId } })),
  open_watchlist: always(act({ intent: "watchlistShow", slots: {} })),
  open_downloads: page(pageOfIntent.open_downloads),
  open_party_zone: page(pageOfIntent.open_party_zone),
  open_profile: page(pageOfIntent.open_profile),
  open_family: page(pageOfIntent.open_family),
  open_controls: (slots) => {
    const person = slots.person();
    const pageId = person ? `/profile/controls/${person.id}` : pageOfIntent.open_family;
    return act({ intent: "openPage", slots: { pageId } });
  },
  open_report: page(pageOfIntent.open_report),
  open_billing: page(pageOfIntent.open_billing),
  open_account: page(pageOfIntent.open_account),
  open_devices: page(pageOfIntent.open_devices),
  open_explore: page(pageOfIntent.open_explore),
  open_listen: page(pageOfIntent.open_listen),
  open_links: page(pageOfIntent.open_links),
  open_achievements: page(pageOfIntent.open_achievements),
  open_previews: page(pageOfIntent.open_previews),
  open_media: page(pageOfIntent.open_media),
  open_friends: page(pageOfIntent.open_friends),
  open_features: page(pageOfIntent.open_features),
  open_pricing: page(pageOfIntent.open_pricing),
  go_back: always(act({ intent: "goBack", slots: {} })),
  switch_profile: page(pageOfIntent.switch_profile),
  sign_out: always(act({ intent: "signOut", slots: {} })),

  // Watchlist and history
  watchlist_add: (slots) => onList(slots, "watchlistAdd"),
  watchlist_remove: (slots) => onList(slots, "watchlistRemove"),
  download_film: (slots) => {
    const titleId = titleOrPlaying(slots);
    return titleId === null ? null : act({ intent: "download", slots: { titleId } });
  },
  history: (slots) => askWatched(slots, "history"),
  watched_time: (slots) => askWatched(slots, "watchedTime"),
  streak: always(ask({ intent: "streak", slots: {} })),
  time_left_today: always(ask({ intent: "timeLeft", slots: {} })),
  bedtime_when: always(ask({ intent: "bedtime", slots: {} })),

  // Together
  party_start: (slots) => act({ intent: "startParty", slots: { titleId: sureTitle(slots) } }),
  party_join: ({ message }) =>
    act({ intent: "joinParty", slots: { code: /\b[A-Z0-9]{6,8}\b/.exec(message)?.[0] ?? null } }),
  party_invite: always(act({ intent: "inviteToParty", slots: {} })),
  party_schedule: (slots) => act({ intent: "scheduleParty", slots: { titleId: sureTitle(slots) } }),
  party_leave: always(act({ intent: "leaveParty", slots: {} })),

  // Parents
  limit_set: adjust(readLimit),
  bedtime_set: adjust(readBedtime),
  rating_set: adjust(readRating),
  block_title: adjust((slots) => {
    const titleId = slots.title()?.id;
    return titleId === undefined ? null : { kind: "blockTitle", titleId };
  }),
  block_word: adjust(readBlockedWord),
  grant_time: adjust((slots) => {
    const seconds = slots.seconds();
    const minutes = seconds === null ? slots.number() : Math.round(seconds / 60);
    return minutes === null ? null : { kind: "grant", minutes };
  }),
  leo_off: adjust(readLeoRight),
  pin_set: page(pageOfIntent.open_family),
  profile_add: page(pageOfIntent.open_family),
  see_requests: always(ask({ intent: "requests", slots: {} })),

  // Services and music
  open_service: (slots) => {
    // The 150 other links have names such as "Apple" and "Target", which are common words.
    const place = slots.place(["music", "food", "host"]);
    return place === null ? null : act({ intent: "openPlace", slots: place });
  },
  order_food: (slots) => {
    const place = slots.place(["food"]);
    return place === null
      ? act({ intent: "offerPlaces", slots: { place: "food" } })
      : act({ intent: "openPlace", slots: place });
  },
  music_services: always(act({ intent: "offerPlaces", slots: { place: "music" } })),
  open_podcast: (slots) => {
    const place = slots.place(["podcast"]);
    return place === null
      ? act({ intent: "openPage", slots: { pageId: pageOfIntent.open_listen } })
      : act({ intent: "openPlace", slots: place });
  },
  play_music: ({ words }) => act({ intent: "playMusic", slots: { mood: words } }),
  play_track: (slots) => {
    const track = slots.track();
    return track && track.certainty >= surely
      ? act({ intent: "playTrack", slots: { trackId: track.value } })
      : null;
  },
  stop_music: always(act({ intent: "stopMusic", slots: {} })),
  next_track: always(act({ intent: "playMusic", slots: { mood: "" } })),
  set_mood: (slots) => {
    const vibe = slots.vibe();
    return vibe === null
      ? act({ intent: "openPage", slots: { pageId: "/vibes" } })
      : act({ intent: "setVibe", slots: vibe });
  },

  // Fun and short replies
  joke: always({ kind: "fun", fun: "joke" }),
  riddle: always({ kind: "fun", fun: "riddle" }),
  fact: always({ kind: "fun", fun: "fact" }),
  story: always({ kind: "fun", fun: "story" }),
  tongue_twister: always({ kind: "fun", fun: "twister" }),
  yes: always({ kind: "reply", reply: "yes" }),
  no: always({ kind: "reply", reply: "no" }),
  undo: always({ kind: "reply", reply: "undo" }),
  never_mind: always({ kind: "reply", reply: "neverMind" }),
  repeat: always({ kind: "reply", reply: "repeat" }),
};

/** What the speaker watched, or a member of the household who is named. */
function askWatched(slots: SlotReader, intent: "history" | "watchedTime"): Meaning {
  const period = readPeriod(slots.words);
  const person = slots.person();
  if (!person) return ask({ intent, slots: { period } });
  const of = { name: person.name, profileIds: [person.id], period };
  return ask({ intent: `${intent}Of`, slots: of });
}

function onList(slots: SlotReader, intent: "watchlistAdd" | "watchlistRemove"): Meaning | null {
  const found = withTitle(slots, (titleId) => act({ intent, slots: { titleId } }));
  if (found) return found;
  const { focus, onScreen } = slots.moment;
  const titleId = focus ?? onScreen ?? (slots.shown.length === 1 ? slots.shown[0] : undefined);
  return titleId === undefined ? null : act({ intent, slots: { titleId } });
}

function speed(message: string, steps: number): Meaning {
  const rate = readRate(message);
  return rate === null
    ? act({ intent: "speedBy", slots: { steps } })
    : act({ intent: "speedTo", slots: { rate } });
}

function readQuality(words: string): "auto" | "best" | "saving" {
  if (/\b(?:auto\w*)\b/.test(words)) return "auto";
  return /\b(?:less|lower|save|saving|data|low|worse|menos|baja|bajar|datos|ahorr\w*)\b/.test(words)
    ? "saving"
    : "best";
}
