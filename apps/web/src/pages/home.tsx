import { lazy, Suspense } from "react";
import { isOffline } from "#platform/device/network-status.ts";
import { useStore } from "#platform/store.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { HomeBody } from "./home/home-body.tsx";
import { UrlTitleDialog } from "./home/url-title-dialog.tsx";
import { HomeSkeleton } from "./home/home-skeleton.tsx";

const Nothing = () => null;

/** Offline, it loads only if the service worker cached it; otherwise the rail is left out. */
const DownloadsRail = lazy(() =>
  import("#features/offline/downloads-rail.tsx").then(
    (module) => ({ default: module.DownloadsRail }),
    () => ({ default: Nothing }),
  ),
);

type Props = { hasPage: (path: string) => boolean };

export function HomePage({ hasPage }: Props) {
  const offline = useStore(isOffline);
  useDocumentTitle(say`Films for children and grown-ups`);
  return (
    <>
      {offline && (
        <Suspense fallback={null}>
          <DownloadsRail />
        </Suspense>
      )}
      <Suspense fallback={<HomeSkeleton />}>
        <HomeBody hasPage={hasPage} />
      </Suspense>
      <UrlTitleDialog />
    </>
  );
}
