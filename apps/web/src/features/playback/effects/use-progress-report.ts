import {
  type LastReport,
  type ReportMoment,
  shouldReport,
} from "@goldmane/player/core/rules/progress-report";
import { noLanguage } from "@goldmane/contracts/playback/rules";
import type { Player } from "@goldmane/player/dom/player";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { keepTimeLeft } from "#features/controls/own/queries.ts";
import { watchingQuery } from "#features/library/queries.ts";
import { automaticCaptions, readLanguageChoices } from "#platform/playback/language-choices.ts";
import { reportProgress } from "#features/playback/queries.ts";

/** Why a playing film must end: someone stopped it, or all of the plan's streams are taken. */
export type Halt = "stopped" | "full";

/**
 * Reports the position to the server, also when the page is hidden or closed. Ends the film when
 * the server says so.
 */
export function useProgressReport(
  player: Player,
  { titleId, profileId }: { titleId: string; profileId: string | null },
  onHalted: (why: Halt) => void,
): void {
  const cache = useQueryClient();
  const tellHalted = useEffectEvent(onHalted);
  /** Captions that came on by themselves are no achievement. */
  const hasChosenCaptions = useEffectEvent(
    (captionTrack: string | null) =>
      captionTrack !== null && readLanguageChoices(profileId).captions !== automaticCaptions,
  );

  useEffect(() => {
    const end = new AbortController();
    let last: LastReport = null;
    /** Stays after the film: when the view unmounts, its player is already gone. */
    let positionSeconds = 0;
    let isReadAlong = false;
    const report = (isLeaving: boolean) => {
      last = { positionSeconds, atMs: Date.now() };
      const told = { positionSeconds, isLeaving, isReadAlong };
      void reportProgress(titleId, told).then((saved) => {
        if (saved && !isLeaving) keepTimeLeft(cache, titleId, saved.timeLeft);
        if (saved && saved.stream !== "playing" && !end.signal.aborted) tellHalted(saved.stream);
        return cache.invalidateQueries(watchingQuery);
      });
    };
    const tell = (moment: ReportMoment) => {
      const { phase, captionTrack, audioTrack, audioTracks } = player.state;
      const spoken = audioTracks.filter(({ language }) => language !== noLanguage);
      isReadAlong =
        hasChosenCaptions(captionTrack) || spoken.slice(1).some(({ id }) => id === audioTrack);
      if (phase !== "idle" && phase !== "starting") positionSeconds = player.video.currentTime;
      if (shouldReport(moment, positionSeconds, Date.now(), last)) report(false);
    };

    const { signal } = end;
    const { video } = player;
    video.addEventListener("timeupdate", () => tell("playing"), { signal });
    video.addEventListener("pause", () => tell("paused"), { signal });
    video.addEventListener("seeked", () => tell("sought"), { signal });
    video.addEventListener("ended", () => tell("ended"), { signal });
    // Phones end a page without closing it: hiding is the last reliable event.
    const hide = () => document.visibilityState === "hidden" && tell("hidden");
    document.addEventListener("visibilitychange", hide, { signal });
    const leave = () => {
      if (last) report(true);
    };
    addEventListener("pagehide", leave, { signal });
    return () => {
      end.abort();
      leave();
    };
  }, [player, titleId, cache]);
}
