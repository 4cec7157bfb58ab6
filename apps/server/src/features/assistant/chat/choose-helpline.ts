import type { SafetyCategory, SafetyAlert } from "@goldmane/leo/understanding";
import type { App } from "#platform/app.ts";

type HelplineNeed = "crisis" | "harm" | "runaway";

const needs: Readonly<Partial<Record<SafetyCategory, HelplineNeed>>> = {
  crisis: "crisis",
  friendInCrisis: "crisis",
  runaway: "runaway",
  abuse: "harm",
  grooming: "harm",
  violenceSeen: "harm",
  adultContent: "harm",
};

/**
 * Helplines in the United States that answer day and night; `LEO_HELPLINE` replaces them elsewhere.
 */
const usual = {
  en: {
    crisis: "Call or text 988, day or night (US)",
    harm: "Childhelp: call or text 1-800-422-4453, day or night (US)",
    runaway: "National Runaway Safeline: call 1-800-786-2929, day or night (US)",
    adult: "National Domestic Violence Hotline: 1-800-799-7233, day or night (US)",
  },
  es: {
    crisis: "Llama al 988 y marca 2, de día o de noche (EE. UU.)",
    harm: "Childhelp: llama al 1-800-422-4453, de día o de noche (EE. UU.)",
    runaway: "Línea nacional para jóvenes: llama al 1-800-786-2929, de día o de noche (EE. UU.)",
    adult:
      "Línea nacional contra la violencia doméstica: 1-800-799-7233, de día o de noche (EE. UU.)",
  },
} as const;

/** The helpline for a safety alert, in the language of the message; null where none is needed. */
export function chooseHelpline(
  { config }: Pick<App, "config">,
  { category, cause, language }: SafetyAlert,
  { isGrownUp }: { isGrownUp: boolean },
): string | null {
  const need = cause === "home" && needs[category] !== "crisis" ? "harm" : needs[category];
  if (need === undefined) return null;
  if (config.leo.helpline !== null) return config.leo.helpline;
  return usual[language][need === "harm" && isGrownUp ? "adult" : need];
}
