import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { sessionQuery } from "#features/account/queries.ts";
import { passwordAsking } from "#platform/password-again.ts";
import { useStore } from "#platform/store.ts";
import { whoIsWatching } from "#platform/who-is-watching.ts";
import { useToast } from "#ui/toast/use-toast.ts";
import { OverlayBoundary } from "./overlay-boundary.tsx";

const load = {
  toaster: () => import("#ui/toast/toaster.tsx"),
  profiles: () => import("./profile-dialog.tsx"),
  password: () => import("#features/account/password-dialog.tsx"),
  calm: () => import("#features/controls/calm.tsx"),
  asks: () => import("#features/controls/asks/ask-banner.tsx"),
  owing: () => import("#features/billing/past-due-banner.tsx"),
  offline: () => import("#features/offline/offline-keeper.tsx"),
  tooltip: () => import("#ui/tooltip/tooltip.tsx"),
};

const Toaster = lazy(() => load.toaster().then(({ Toaster: view }) => ({ default: view })));
const ProfileDialog = lazy(() =>
  load.profiles().then(({ ProfileDialog: view }) => ({ default: view })),
);
const PasswordDialog = lazy(() =>
  load.password().then(({ PasswordDialog: view }) => ({ default: view })),
);
const Calm = lazy(() => load.calm().then(({ Calm: view }) => ({ default: view })));
const AskBanner = lazy(() => load.asks().then(({ AskBanner: view }) => ({ default: view })));
const PastDueBanner = lazy(() =>
  load.owing().then(({ PastDueBanner: view }) => ({ default: view })),
);
const OfflineKeeper = lazy(() =>
  load.offline().then(({ OfflineKeeper: view }) => ({ default: view })),
);
const Tooltip = lazy(() => load.tooltip().then(({ Tooltip: view }) => ({ default: view })));

/** What is laid over any page; each arrives when it is first needed. */
export function Overlays() {
  const [path] = useLocation();
  const askedAt = useStore(whoIsWatching);
  const asking = useStore(passwordAsking);
  const { toasts } = useToast();
  const { data: session } = useQuery(sessionQuery);

  const paysForPlan = session?.profile?.role === "parent" && !session.isDemo;

  return (
    <OverlayBoundary>
      <Suspense fallback={null}>{askedAt === path && <ProfileDialog />}</Suspense>
      <Suspense fallback={null}>{session?.profile && <Calm />}</Suspense>
      <Suspense fallback={null}>{session?.profile?.role === "parent" && <AskBanner />}</Suspense>
      <Suspense fallback={null}>{paysForPlan && <PastDueBanner />}</Suspense>
      <Suspense fallback={null}>{asking && <PasswordDialog {...asking} />}</Suspense>
      <Suspense fallback={null}>{toasts.length > 0 && <Toaster />}</Suspense>
      <Suspense fallback={null}>
        <OfflineKeeper />
      </Suspense>
      <Suspense fallback={null}>
        <Tooltip />
      </Suspense>
    </OverlayBoundary>
  );
}

/** Fetches them while the browser has nothing better to do, with the family that they show. */
export const preloadOverlays = () =>
  Promise.all([load.profiles(), load.toaster()]).then(([{ prefetchFamily }]) => prefetchFamily);
