import type { OwnControls } from "@goldmane/contracts/controls/viewer-controls";
import { defaultControls, playsWithFriends } from "@goldmane/contracts/controls/rules";
import type { ControlSettings, ProfileControls } from "@goldmane/contracts/controls/schema";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { Title } from "#features/library/service.ts";
import type { Viewer } from "#platform/app.ts";

export function presentProfileControls(facts: {
  member: FamilyProfile;
  settings: ControlSettings;
  titles: readonly Title[];
  timeZone: string | null;
}): ProfileControls {
  const { member, settings, titles, timeZone } = facts;
  return {
    profileId: member.id,
    controls: { ...settings, highestRating: member.highestRating },
    titles: titles.map(({ id, title, rating }) => ({ id, title, rating })),
    timeZone,
  };
}

/** Without a chosen profile the viewer is treated as the youngest. */
export function presentOwnControls(
  viewer: Viewer,
  { minutesToday, timeLeft }: { minutesToday: number; timeLeft: TimeLeft | null },
): OwnControls {
  const { outsideLinks, leo, leoHears, party, publishing, countGames, calm } =
    viewer.profile?.controls ?? defaultControls("child");
  return {
    profileId: viewer.profile?.id ?? null,
    highestRating: viewer.highestRating,
    outsideLinks,
    leo,
    leoHears,
    party,
    publishing,
    gamePartners:
      viewer.profile && playsWithFriends(viewer.profile.role, viewer.profile.controls)
        ? "friends"
        : "family",
    countGames,
    calm,
    minutesToday,
    timeLeft,
  };
}
