import type { Soundscape } from "#command.ts";
import type { Reading } from "./reading.ts";
import type { Transcript } from "./transcript.ts";

/** What names each sound of the nature mixer, in English and Spanish. */
const sounds: readonly [RegExp, readonly Soundscape[]][] = [
  [/\b(?:thunder|thunderstorms?|storms?|truenos?|tormentas?)\b/, ["thunder", "rain"]],
  [/\b(?:rain|raindrops|rainy|raining|lluvia)\b/, ["rain"]],
  [/\b(?:waves|ocean|sea|beach|surf|olas|mar|oceano|playa)\b/, ["waves"]],
  [/\b(?:wind|breeze|viento|brisa)\b/, ["wind"]],
  [/\b(?:campfire|fire|fireplace|bonfire|fogata|hoguera|fuego|chimenea)\b/, ["fire"]],
  [/\b(?:birds|birdsong|pajaros|pajaritos)\b/, ["birds"]],
  [/\b(?:crickets|grillos)\b/, ["crickets"]],
  [/\b(?:stream|creek|brook|river|waterfall|arroyo|rio|cascada)\b/, ["stream"]],
  [/\b(?:forest|woods|jungle|bosque|selva)\b/, ["birds", "wind"]],
  [/\b(?:cafe|coffee shop|coffee house|cafeteria)\b/, ["cafe"]],
  [/\b(?:train|tren)\b/, ["train"]],
];

/** Asks to hear something. */
const asksForSound =
  /\b(?:sounds?|noises?|ambience|soundscape|in the background|listen to|hear|sonidos?|ruidos?|de fondo|escuchar|oir)\b/;
/** Asks about sounds, or for a film, a song or a story about them. */
const isElse =
  /\b(?:what|why|how|who|which|does|did|make|makes|made|film|films|movie|movies|show|song|story|joke|book|about|animal|animals|que|por que|como suena|cual|hace|hacen|pelicula|peliculas|cancion|cuento|sobre|no|not|stop|off|quita|apaga)\b/;
/** Everything around the sounds in "play some soft rain and waves". */
const filling =
  /\b(?:leo|please|can you|could you|play|put on|turn on|start|something|like|some|a|an|the|of|and|with|in|on|soft|gentle|heavy|quiet|nice|light|for me|to sleep|for sleeping|por favor|pon|ponme|poner|reproduce|algo|como|un|una|unos|unas|el|la|los|las|de|del|y|con|en|suave|suaves|para dormir)\b/g;
const begins =
  /^(?:(?:leo|please|can you|could you|por favor) )*(?:play|put on|turn on|start|something like|pon|ponme|reproduce|algo como)\b/;

/** Nothing but that sleep won't come, or a wish for it. */
const sleepless =
  /^(?:(?:hey |hi )?(?:leo|mom|mommy|dad|daddy|mama|mami|papa|papi) )?(?:(?:i|we|my (?:kid|kids|son|daughter|baby)|the (?:kids|baby)) (?:still )?can not (?:sleep|fall asleep|get to sleep)(?: tonight| yet)?|(?:can you )?help (?:me|us) (?:sleep|fall asleep|get to sleep)|(?:todavia )?no (?:me )?(?:puedo|podemos) dormir(?:me|nos)?(?: esta noche)?|ayuda(?:me|nos) a dormir(?:me|nos)?)(?: please| por favor)?(?: leo)?$/;

const forFocus =
  /\b(?:homework|study|studying|focus|focusing|concentrate|concentrating|reading|tarea|tareas|deberes|estudiar|concentrarme|concentrarse|leer)\b/;
const forSleep =
  /\b(?:sleep|sleeping|fall asleep|bed|bedtime|nap|naptime|dormir|dormirme|dormirse|siesta)\b/;
const forRest =
  /\b(?:relax|relaxing|calm|unwind|meditate|meditation|relajarme|relajarse|meditar|calmarme)\b/;
const musicFor = /\b(?:music|sounds|tunes|musica|sonidos)\b.* (?:for|to|while|para|mientras)\b/;

const forSleeping = { mood: "calm", shaper: "zen-flute", nature: ["rain"] } as const;

/**
 * "Rain sounds", "something like rain in a forest", "music for homework": a mix of nature sounds, or
 * a mood for what it is played for.
 */
export function readSoundscape({ words }: Pick<Transcript, "words">): Reading | null {
  if (isSleepless(words)) return set(forSleeping);
  if (isElse.test(words)) return null;
  const nature = [...new Set(sounds.flatMap(([named, made]) => (named.test(words) ? made : [])))];
  if (nature.length > 0 && (asksForSound.test(words) || isOnlySounds(words)))
    return set({ nature });
  if (!musicFor.test(words)) return null;
  if (forFocus.test(words)) return set({ mood: "focused" });
  if (forSleep.test(words)) return set(forSleeping);
  return forRest.test(words) ? set({ mood: "calm" }) : null;
}

/** "I can't sleep", with no fear, sorrow or reason beside it. */
export function isSleepless(words: string): boolean {
  return sleepless.test(words);
}

/** "Play rain": a verb, and nothing but sounds. */
function isOnlySounds(words: string): boolean {
  if (!begins.test(words)) return false;
  const left = sounds.reduce(
    (text, [named]) => text.replaceAll(new RegExp(named, "g"), " "),
    words,
  );
  return left.replaceAll(filling, " ").trim() === "";
}

function set(slots: { mood?: string; shaper?: string; nature?: readonly Soundscape[] }): Reading {
  return {
    understanding: { kind: "command", command: { intent: "setVibe", slots }, certainty: 1 },
    intent: "set_mood",
  };
}
