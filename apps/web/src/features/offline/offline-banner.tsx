import { useState } from "react";
import { useLocation } from "wouter";
import { isOffline } from "#platform/device/network-status.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { BottomBanner } from "#ui/message/bottom-banner.tsx";
import { canPlayOffline } from "./can-play-offline.ts";
import { useDownloads } from "./use-downloads.ts";

/** Says that there is no network, and links to the downloads. Not shown over a film. */
export function OfflineBanner() {
  const [path] = useLocation();
  const offline = useStore(isOffline);
  const [now] = useState(Date.now);
  const hasFilms = useDownloads()?.some((download) => canPlayOffline(download, now)) ?? false;
  if (!offline || path.startsWith("/watch/")) return null;
  const isThere = path === routes.downloads;
  return (
    <BottomBanner
      variant="quiet"
      link={hasFilms && !isThere ? { href: routes.downloads, name: say`See downloads` } : undefined}
    >
      {navigator.onLine ? say`Can’t reach the server.` : say`You’re offline.`}{" "}
      {hasFilms ? say`Your downloads still play.` : say`Films need a connection.`}
    </BottomBanner>
  );
}
