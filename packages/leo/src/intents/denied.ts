import type { Language } from "#distress/distress.ts";
import type { IntentName } from "./intent-names.ts";

const denial: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:no|please|leo|hey|but|and|wait) )*(?:do not|dont|never|you should not|i do not want (?:you )?to|we do not want (?:you )?to)\b(?! (?:you (?:have|know)|i have|we have|know|understand|worry|care|mind))/,
  es: /^(?:(?:no|leo|oye|por favor|pero|y|espera) )*(?:no (?:le |la |lo |me |nos |te )?(?:pongas|pauses|pares|quites|agregues|guardes|abras|bajes|subas|borres|salgas|cambies|toques|empieces|cierres|hagas)|nunca|no quiero que)\b/,
};

/** "If I sneeze, stop" is no command for now. */
const condition = /^(?:(?:leo|hey|but|and|oye|pero|y) )*(?:if|unless|whenever)\b/;

/** Intents that people also ask for by a denial: "don't show captions", "no more dragons". */
const meantByDenial: ReadonlySet<IntentName> = new Set([
  "captions_off",
  "mute",
  "stop_music",
  "pause",
  "exclude",
  "reject_shown",
  "another",
  "refine_calmer",
  "refine_younger",
  "leo_off",
  "block_title",
  "block_word",
  "rating_set",
  "sleep_timer_cancel",
  "fullscreen_off",
  "watchlist_remove",
  "never_mind",
  "no",
]);

/** Spanish verbs for what the intents that are meant by denials do. */
const endings = /\b(?:quites|pares|pauses|borres|salgas|cierres)$/;

/**
 * Whether a message asks that something is not done, or on a condition: "don't add Clank" has nearly
 * the words of the request to do it.
 * @param words normalized by the rules of their language
 */
export function isDenied(intent: IntentName, words: string, language: Language): boolean {
  if (condition.test(words)) return true;
  const found = denial[language].exec(words);
  if (!found) return false;
  if (!meantByDenial.has(intent)) return true;
  // "Do not pause" is not "pause", although "I don't want it to go on" may be.
  if (language === "es") return endings.test(found[0]);
  const verb = words.slice(found[0].length).trim().split(" ")[0] ?? "";
  return verb !== "" && intent.startsWith(verb);
}
