import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { watchingQuery } from "#features/library/queries.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { watchNetwork, isOffline } from "#platform/device/network-status.ts";
import { canUseWorker, needsWorker } from "#platform/local-store/worker-link.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { whenIdle } from "#platform/device/when-idle.ts";
import { dismissToast, showToast } from "#ui/toast/toasts.ts";
import { followWorker, positionsSynced } from "./follow-worker.ts";
import { followInstall } from "./install.ts";
import { mayBegin } from "./may-begin.ts";
import { reloadWhenOutdated } from "./reload-outdated.ts";
import { newerVersion, startWorker } from "./start-worker.ts";

const longestWaitMs = 5000;
const checkEveryMs = 10_000;

/**
 * Starts the service worker once the page is loaded and the browser is idle: its fetches must not
 * come before the first picture. A newer version is offered, but not over a film.
 */
export function useWorker(): void {
  const cache = useQueryClient();
  const [path] = useLocation();
  const takeNewer = useStore(newerVersion);
  const offline = useStore(isOffline);
  const told = useStore(positionsSynced);
  const isNeeded = useStore(needsWorker);
  const isBesideFilm = path.startsWith("/watch/");

  useEffect(() => {
    const ends = [watchNetwork(), followWorker(), followInstall(), reloadWhenOutdated()];
    return () => ends.forEach((end) => end());
  }, []);

  useEffect(() => {
    if (!canUseWorker()) return undefined;
    const isHere = navigator.serviceWorker.controller !== null;
    if (!mayBegin({ isHere, isNeeded, isBesideFilm, savesData: savesData() })) return undefined;
    const begin = () => whenIdle(() => void startWorker(), longestWaitMs);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => removeEventListener("load", begin);
  }, [isNeeded, isBesideFilm]);

  useEffect(() => {
    if (!takeNewer || isBesideFilm) return undefined;
    const note = showToast({
      title: say`A new version is ready`,
      description: say`Reload to use it. You won’t lose anything.`,
      action: { label: say`Reload`, act: takeNewer },
      stays: true,
    });
    return () => dismissToast(note);
  }, [takeNewer, isBesideFilm]);

  useEffect(() => {
    if (!offline) return undefined;
    // Polls the server: the service worker sees the answer.
    const check = () => void fetch("/api/session", { credentials: "include" }).catch(() => null);
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [offline]);

  useEffect(() => {
    if (told > 0) void cache.invalidateQueries(watchingQuery);
  }, [told, cache]);
}
