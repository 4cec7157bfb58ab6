import { readStoredPreferences, writeStoredPreferences } from "./preferences.ts";

/** Captions are shown when the sound has no words. */
export const automaticCaptions = "auto";
export const noCaptions = "off";

/** How a profile hears and reads films on this device. */
export type LanguageChoices = {
  /** `automaticCaptions`, `noCaptions` or a language. */
  captions: string;
  /** Language to hear films in; null for each film's own. */
  spokenLanguage: string | null;
  /** Whether the choice between original sounds and spoken dialogue was offered. */
  wasOffered: boolean;
};

/** @param profileId null for a browser without a profile */
export function readLanguageChoices(profileId: string | null): LanguageChoices {
  const stored = readStoredPreferences();
  // Before profiles had their own choices, a device had one for all.
  const { captionLanguage, spokenLanguage } = stored;
  const own = asRecord(asRecord(stored["profiles"])[keyOf(profileId)]);
  const captions = own["captions"] ?? captionLanguage;
  const spoken = "spokenLanguage" in own ? own["spokenLanguage"] : spokenLanguage;
  return {
    captions: typeof captions === "string" ? captions : automaticCaptions,
    spokenLanguage: typeof spoken === "string" ? spoken : null,
    wasOffered: own["wasOffered"] === true,
  };
}

export function saveLanguageChoices(
  profileId: string | null,
  change: Partial<LanguageChoices>,
): void {
  const choices = { ...readLanguageChoices(profileId), ...change };
  const others = asRecord(readStoredPreferences()["profiles"]);
  writeStoredPreferences({ profiles: { ...others, [keyOf(profileId)]: choices } });
}

function keyOf(profileId: string | null): string {
  return profileId ?? "none";
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
