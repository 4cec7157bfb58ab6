import type { Language } from "#distress/distress.ts";
import type { IntentName } from "#intents/intent-names.ts";
import { refer } from "#resolve/refer.ts";
import { findPerson } from "#slots/find-person.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { ordinalIn } from "#slots/spanish-pointers.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { fragments } from "./fragment-words.ts";
import type { Transcript } from "./transcript.ts";

/** A message that only makes sense after another one: what it asks for, and in full. */
export type FollowUp = { intent: IntentName; message: string };

type Taken = "amount" | "person" | "period" | "title" | "language" | "more" | "thing";

const takes: Readonly<Partial<Record<IntentName, readonly Taken[]>>> = {
  limit_set: ["amount", "person", "period"],
  grant_time: ["amount", "person"],
  bedtime_set: ["amount", "person", "period"],
  rating_set: ["person"],
  block_word: ["person"],
  block_title: ["person", "title"],
  leo_off: ["person"],
  open_controls: ["person"],
  history: ["person", "period"],
  watched_time: ["person", "period"],
  bedtime_when: ["period"],
  time_left_today: ["period"],
  sleep_timer_set: ["amount"],
  seek_forward: ["amount", "more"],
  seek_back: ["amount", "more"],
  seek_to: ["amount"],
  volume_set: ["amount"],
  volume_up: ["more"],
  volume_down: ["more"],
  speed_faster: ["more"],
  speed_slower: ["more"],
  joke: ["more"],
  riddle: ["more"],
  riddle_answer: ["more"],
  fact: ["more"],
  tongue_twister: ["more"],
  story: ["more"],
  next_track: ["more"],
  play_music: ["more"],
  play_track: ["more"],
  captions_on: ["language"],
  captions_language: ["language"],
  knowledge: ["thing"],
  country: ["thing"],
  define: ["thing"],
  spell: ["thing"],
  translate: ["thing"],
  describe: ["title"],
  how_long: ["title"],
  suits_age: ["title", "amount"],
  who_is_in: ["title"],
  why_recommended: ["title"],
  watchlist_add: ["title"],
  watchlist_remove: ["title"],
  download_film: ["title"],
  find_similar: ["title"],
  open_title: ["title"],
};

/** What "more" asks for again, where it isn't the same. */
const againOf: Readonly<Partial<Record<IntentName, IntentName>>> = {
  riddle_answer: "riddle",
  play_music: "next_track",
  play_track: "next_track",
};

const opposites: readonly (readonly [IntentName, IntentName])[] = [
  ["captions_on", "captions_off"],
  ["fullscreen_on", "fullscreen_off"],
  ["mute", "unmute"],
  ["seek_back", "seek_forward"],
  ["volume_up", "volume_down"],
  ["speed_faster", "speed_slower"],
  ["watchlist_add", "watchlist_remove"],
  ["sleep_timer_set", "sleep_timer_cancel"],
];

const mostWords = 9;

/** Reads a fragment as what it means after the message before; null if it isn't one. */
export function readFollowUp(heard: Transcript): FollowUp | null {
  const { message, language, moment, shown } = heard;
  const words = normalize(message, language);
  if (words.split(" ").length > mostWords) return null;
  const { lead, tail, more, none, repeats, playIt } = fragments[language];
  const opening = lead.exec(`${words} `)?.[0].trim() ?? "";
  const core = words.slice(opening.length).trim().replace(tail, "").trim();
  const { previous = null } = moment;
  const can = (what: Taken) => (previous && takes[previous.intent]?.includes(what)) ?? false;
  if (previous) {
    if (can("more") && more.test(words))
      return { intent: againOf[previous.intent] ?? previous.intent, message: previous.message };
    const reversed = none.test(words) ? oppositeOf(previous.intent, words, language) : null;
    if (reversed) return { intent: reversed, message };
  }
  const isAway = previous?.intent.startsWith("open_") ?? false;
  if (isAway && !moment.onScreen && fragments[language].back.test(words))
    return { intent: "go_back", message };
  const spoken = moment.focus ?? shown[0] ?? null;
  if (playIt.test(words) && spoken !== null && (moment.focus || !moment.onScreen))
    return moment.pending ? null : { intent: "play_title", message };
  if (core === "") return null;
  if (isPointer(core, heard)) {
    if (previous && repeats.test(opening) && can("title"))
      return { intent: previous.intent, message };
    // "Yes, that one" after "Did you mean …?" confirms.
    return shown.length > 0 && !moment.pending ? { intent: "pick_shown", message } : null;
  }
  if (!previous) return null;
  const before = normalize(previous.message, language);
  const changed =
    (can("amount") && withAmount(before, core, language)) ||
    (can("person") && withPerson(before, core, heard)) ||
    (can("period") && withPeriod(before, core, language)) ||
    (can("thing") && repeats.test(opening) && withThing(before, core, language)) ||
    null;
  if (changed) return { intent: previous.intent, message: changed };
  if (can("language") && fragments[language].inLanguage.test(core))
    return { intent: "captions_language", message: core };
  return null;
}

function normalize(message: string, language: Language): string {
  return language === "es" ? normalizeSpanish(message) : normalizeText(message);
}

/** Whether nothing but one of the shown titles is pointed at: "the second one", "2". */
function isPointer(core: string, { language, shown, moment }: Transcript): boolean {
  if (/^\d$/.test(core)) return Number(core) > 0 && shown.length > 0;
  if (!fragments[language].pointer.test(core)) return false;
  if (language === "es") return ordinalIn(core, shown.length) !== null || !/\d/.test(core);
  const { focus = null } = moment;
  if (refer(core, { shown, onScreen: null, focus })) return true;
  return shown.length > 0 && /^(?:the )?(?:second|third|fourth|fifth|\dth|number)\b/.test(core);
}

function oppositeOf(intent: IntentName, words: string, language: Language): IntentName | null {
  for (const [one, other] of opposites) {
    if (intent !== one && intent !== other) continue;
    for (const meant of [one, other])
      if (meant !== intent && fragments[language].senses[meant]?.test(words)) return meant;
  }
  return null;
}

const amount =
  /^(?:(?:for|at|to|of|a las|a la|las|de|por) )?(half an|half a|an?|una?|\d{1,3})(?: (minutes?|hours?|seconds?|minutos?|horas?|segundos?|percent|por ciento))?(?: (\d\d|pm|am|y media))?(?: (?:a day|per day|every day|each day|al dia|por dia|diarios))?$/;
const amountBefore =
  /\b(half an|half a|an|a|una|un|\d{1,3}) (minutes?|hours?|seconds?|minutos?|horas?|segundos?|percent|por ciento)(?: \d\d)?\b/;

/** The message before with another number, duration or time of day. */
function withAmount(before: string, core: string, language: Language): string | null {
  const [, size, unit, rest] = amount.exec(core) ?? [];
  if (size === undefined || (!/\d/.test(size) && unit === undefined)) return null;
  const old = amountBefore.exec(before);
  const own = unit ?? (rest ? undefined : old?.[2]);
  const said = [size, own, rest].filter(Boolean).join(" ");
  if (old && (unit !== undefined || own !== undefined)) return before.replace(old[0], said);
  if (/\b\d{1,2}\b/.test(before)) return before.replace(/\b\d{1,2}\b/, said);
  const minutes = language === "es" ? "minutos" : "minutes";
  return `${before} ${size} ${own ?? minutes}`;
}

/** The message before about another member of the household. */
function withPerson(before: string, core: string, { moment, language }: Transcript): string | null {
  const people = moment.people ?? [];
  const bare = core.replace(/^(?:for|to|with|about|para|a|con|de|lo de) /, "");
  const meant = findPerson(bare, people);
  if (!meant) return null;
  const name = normalizeText(meant.name);
  // "Mia is sad" is no name.
  if (bare !== name && !/^(?:my|our|the|mi|el|la|nuestr[oa]) \w+(?: \w+)?$/.test(bare)) return null;
  const old = people
    .map((person) => normalizeText(person.name))
    .find((one) => ` ${before} `.includes(` ${one} `));
  if (old !== undefined) return ` ${before} `.replace(` ${old} `, ` ${name} `).trim();
  return `${before} ${language === "es" ? "para" : "for"} ${name}`;
}

const things: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|an?|my) \w+$|\w+$/,
  es: /\b(?:el|la|los|las|una?) \w+$|\w+$/,
};
const mostOfThing = 3;

/** The question before about something else: "how far is the moon", "and the sun". */
function withThing(before: string, core: string, language: Language): string | null {
  const isQuestion = /^(?:why|how|when|where|who|por que|como|cuando|donde|quien)\b/.test(core);
  if (isQuestion || core.split(" ").length > mostOfThing) return null;
  return before.replace(things[language], core);
}

/** The message before about another time. */
function withPeriod(before: string, core: string, language: Language): string | null {
  const { period } = fragments[language];
  const whole = new RegExp(`^(?:(?:for|on|in|de|para|el|los) )?(?:${period.source})$`);
  const meant = whole.test(core) ? core : null;
  if (meant === null) return null;
  return period.test(before) ? before.replace(period, meant) : `${before} ${meant}`;
}
