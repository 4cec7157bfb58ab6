import type { Playback } from "@goldmane/contracts/playback/schema";
import { readLanguageChoices } from "#platform/playback/language-choices.ts";

type Sound = Playback["audioTracks"][number];

/** The sound track in this profile's language; undefined for a silent film. */
export function chooseSound(
  { audioTracks }: Pick<Playback, "audioTracks">,
  profileId: string,
): Sound | undefined {
  const { spokenLanguage } = readLanguageChoices(profileId);
  return audioTracks.find(({ language }) => language === spokenLanguage) ?? audioTracks[0];
}
