import type { Playback } from "@goldmane/contracts/playback/schema";
import { readKept } from "#platform/playback/preferences.ts";

type Sound = Playback["audioTracks"][number];

/** The one sound that this viewer hears a film with; undefined for a silent film. */
export function chooseSound({ audioTracks }: Pick<Playback, "audioTracks">): Sound | undefined {
  const { spokenLanguage } = readKept();
  return audioTracks.find(({ language }) => language === spokenLanguage) ?? audioTracks[0];
}
