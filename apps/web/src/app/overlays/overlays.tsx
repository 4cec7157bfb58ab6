import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useLeoKey, useLeoReturn } from "#app/leo/use-leo-key.ts";
import { sessionQuery } from "#features/account/queries.ts";
import { askLeo, dismissLeo, leoTab } from "#platform/leo/ask-leo.ts";
import { passwordAsking } from "#platform/prompts/password-again.ts";
import { pinSuggested } from "#platform/prompts/pin-suggestion.ts";
import { useStore } from "#platform/store.ts";
import { askWhoIsWatching, stopAsking, whoIsWatching } from "#platform/who-is-watching.ts";
import { Late } from "#ui/late/late.tsx";
import { Missed } from "#ui/late/missed.tsx";
import { useToast } from "#ui/toast/use-toast.ts";

const load = {
  toaster: () => import("#ui/toast/toaster.tsx").then(({ Toaster }) => Toaster),
  profiles: () => import("./profile-dialog.tsx").then(({ ProfileDialog }) => ProfileDialog),
  password: () =>
    import("#features/account/password-dialog.tsx").then(({ PasswordDialog }) => PasswordDialog),
  pin: () => import("#features/family/pin/pin-dialog.tsx").then(({ PinDialog }) => PinDialog),
  calm: () => import("#features/controls/calm.tsx").then(({ Calm }) => Calm),
  requests: () =>
    import("#features/controls/approval-requests/request-banner.tsx").then(
      ({ RequestBanner }) => RequestBanner,
    ),
  owing: () =>
    import("#features/billing/past-due-banner.tsx").then(({ PastDueBanner }) => PastDueBanner),
  offline: () =>
    import("#features/offline/offline-keeper.tsx").then(({ OfflineKeeper }) => OfflineKeeper),
  leo: () => import("#app/leo/leo-dialog.tsx").then(({ LeoDialog }) => LeoDialog),
  tooltip: () => import("#ui/tooltip/tooltip.tsx").then(({ Tooltip }) => Tooltip),
};

/** What is laid over any page; each arrives when it is first needed. */
export function Overlays() {
  const [path] = useLocation();
  const askedAt = useStore(whoIsWatching);
  const tab = useStore(leoTab);
  const asking = useStore(passwordAsking);
  const { toasts } = useToast();
  useLeoKey();
  useLeoReturn(path);
  const { data: session } = useQuery(sessionQuery);

  const { role, hasPin } = session?.profile ?? {};
  const mayNeedPin = useStore(pinSuggested) && role === "parent" && !hasPin;
  const paysForPlan = session?.profile?.role === "parent" && !session.isDemo;

  return (
    <>
      <Late
        load={load.profiles}
        renderFailure={({ onRetry }) => (
          <Missed onRetry={onRetry} giveUp={stopAsking} ask={askWhoIsWatching} />
        )}
      >
        {(ProfileDialog) => askedAt === path && <ProfileDialog />}
      </Late>
      <Late load={load.pin}>{(PinDialog) => mayNeedPin && <PinDialog />}</Late>
      <Late
        load={load.leo}
        renderFailure={({ onRetry }) => (
          <Missed onRetry={onRetry} giveUp={dismissLeo} ask={() => askLeo(tab ?? "chat")} />
        )}
      >
        {(LeoDialog) => tab && <LeoDialog tab={tab} />}
      </Late>
      <Late load={load.calm}>{(Calm) => session?.profile && <Calm />}</Late>
      <Late load={load.requests}>
        {(RequestBanner) => session?.profile?.role === "parent" && <RequestBanner />}
      </Late>
      <Late load={load.owing}>{(PastDueBanner) => paysForPlan && <PastDueBanner />}</Late>
      <Late
        load={load.password}
        renderFailure={({ onRetry }) => (
          <Missed onRetry={onRetry} giveUp={() => asking?.settle(false)} />
        )}
      >
        {(PasswordDialog) => asking && <PasswordDialog {...asking} />}
      </Late>
      <Late load={load.toaster}>{(Toaster) => toasts.length > 0 && <Toaster />}</Late>
      <Late load={load.offline}>{(OfflineKeeper) => <OfflineKeeper />}</Late>
      <Late load={load.tooltip}>{(Tooltip) => <Tooltip />}</Late>
    </>
  );
}

/** Fetches them while the browser has nothing better to do, with the family that they show. */
export const preloadOverlays = () =>
  Promise.all([import("./profile-dialog.tsx"), load.toaster()]).then(
    ([{ prefetchFamily }]) => prefetchFamily,
  );
