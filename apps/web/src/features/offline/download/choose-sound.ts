import type { Playback } from "@goldmane/contracts/playback/schema";
import { readStoredPreferences } from "#platform/playback/preferences.ts";

type Sound = Playback["audioTracks"][number];

/** The sound track in this viewer's language; undefined for a silent film. */
export function chooseSound({ audioTracks }: Pick<Playback, "audioTracks">): Sound | undefined {
  const { spokenLanguage } = readStoredPreferences();
  return audioTracks.find(({ language }) => language === spokenLanguage) ?? audioTracks[0];
}
