import type { PlayerState } from "@goldmane/player/core/state/player-state";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect } from "react";
import { chooseCaptions } from "#features/playback/choose-captions.ts";
import {
  noCaptions,
  readLanguageChoices,
  saveLanguageChoices,
} from "#platform/playback/language-choices.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";

type LanguagePlayer = Pick<Player, "state" | "subscribe" | "setAudioTrack" | "setCaptionTrack">;

/**
 * Applies the profile's languages to each film, and saves sound and captions as the viewer changes
 * them.
 * @param profileId undefined until it is known
 */
export function useLanguages(player: LanguagePlayer, profileId: string | null | undefined): void {
  useEffect(
    () => (profileId === undefined ? undefined : followLanguages(player, profileId)),
    [player, profileId],
  );
}

/** Chooses sound and captions for the profile, and saves what the viewer chooses instead. */
function followLanguages(player: LanguagePlayer, profileId: string | null): () => void {
  let kept = player.state;
  let isChoosing = false;
  const choose = (change: () => void) => {
    isChoosing = true;
    change();
    isChoosing = false;
    kept = player.state;
  };
  const apply = () => choose(() => applyLanguages(player, profileId));
  if (kept.phase !== "idle") apply();

  const unsubscribe = player.subscribe(() => {
    const before = kept;
    const now = player.state;
    kept = now;
    if (now.phase === "idle" || isChoosing) return;
    const hasNewTracks = now.audioTracks !== before.audioTracks || now.captions !== before.captions;
    if (hasNewTracks) return apply();
    if (now.audioTrack !== before.audioTrack) {
      const heard = heardLanguage(now);
      if (heard !== undefined) saveLanguageChoices(profileId, { spokenLanguage: heard });
      apply();
    }
    if (now.captionTrack !== before.captionTrack && !now.hasLostCaptions) {
      const shown = now.captions.find(({ id }) => id === now.captionTrack);
      saveLanguageChoices(profileId, { captions: shown?.language ?? noCaptions });
    }
  });
  return unsubscribe;
}

function applyLanguages(player: LanguagePlayer, profileId: string | null): void {
  const { captions: choice, spokenLanguage } = readLanguageChoices(profileId);
  const { audioTracks, audioTrack } = player.state;
  const wanted = audioTracks.find(({ language }) => language === spokenLanguage);
  if (wanted && wanted.id !== audioTrack) player.setAudioTrack(wanted.id);
  const { captions, captionTrack, hasLostCaptions } = player.state;
  const heard = wanted?.language ?? heardLanguage(player.state);
  const { language } = getActiveLanguage();
  const chosen = chooseCaptions(choice, { captions, heard, language });
  if (chosen !== captionTrack && !hasLostCaptions) player.setCaptionTrack(chosen);
}

function heardLanguage({ audioTracks, audioTrack }: PlayerState): string | undefined {
  return audioTracks.find(({ id }) => id === audioTrack)?.language;
}
