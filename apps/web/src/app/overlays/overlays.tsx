import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useLeoKey, useLeoReturn } from "#app/leo/use-leo-key.ts";
import { askLeo, dismissLeo, leoTab } from "#platform/leo/ask-leo.ts";
import { passwordPrompt } from "#platform/prompts/password-prompt.ts";
import { pinSuggested } from "#platform/prompts/pin-suggestion.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";
import {
  openProfilePicker,
  closeProfilePicker,
  profilePickerPath,
} from "#platform/profile-picker.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { LoadFailedToast } from "#ui/lazy-load/load-failed-toast.tsx";
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
  pastDue: () =>
    import("#features/billing/past-due-banner.tsx").then(({ PastDueBanner }) => PastDueBanner),
  offline: () =>
    import("#features/offline/offline-manager.tsx").then(({ OfflineManager }) => OfflineManager),
  leo: () => import("#app/leo/leo-dialog.tsx").then(({ LeoDialog }) => LeoDialog),
  tooltip: () => import("#ui/tooltip/tooltip.tsx").then(({ Tooltip }) => Tooltip),
};

/** Overlays for any page. Each loads when it is first needed. */
export function Overlays() {
  const [path] = useLocation();
  const pickerPath = useStore(profilePickerPath);
  const tab = useStore(leoTab);
  const asking = useStore(passwordPrompt);
  const { toasts } = useToast();
  useLeoKey();
  useLeoReturn(path);
  const { data: session } = useQuery(sessionQuery);

  const { role, hasPin } = session?.profile ?? {};
  const mayNeedPin = useStore(pinSuggested) && role === "parent" && !hasPin;
  const paysForPlan = session?.profile?.role === "parent" && !session.isDemo;

  return (
    <>
      <LazyLoad
        load={load.profiles}
        renderFailure={({ onRetry }) => (
          <LoadFailedToast
            onRetry={onRetry}
            onGiveUp={closeProfilePicker}
            onAskAgain={openProfilePicker}
          />
        )}
      >
        {(ProfileDialog) => pickerPath === path && <ProfileDialog />}
      </LazyLoad>
      <LazyLoad load={load.pin}>{(PinDialog) => mayNeedPin && <PinDialog />}</LazyLoad>
      <LazyLoad
        load={load.leo}
        renderFailure={({ onRetry }) => (
          <LoadFailedToast
            onRetry={onRetry}
            onGiveUp={dismissLeo}
            onAskAgain={() => askLeo(tab ?? "chat")}
          />
        )}
      >
        {(LeoDialog) => tab && <LeoDialog tab={tab} />}
      </LazyLoad>
      <LazyLoad load={load.calm}>{(Calm) => session?.profile && <Calm />}</LazyLoad>
      <LazyLoad load={load.requests}>
        {(RequestBanner) => session?.profile?.role === "parent" && <RequestBanner />}
      </LazyLoad>
      <LazyLoad load={load.pastDue}>{(PastDueBanner) => paysForPlan && <PastDueBanner />}</LazyLoad>
      <LazyLoad
        load={load.password}
        renderFailure={({ onRetry }) => (
          <LoadFailedToast onRetry={onRetry} onGiveUp={() => asking?.settle(false)} />
        )}
      >
        {(PasswordDialog) => asking && <PasswordDialog {...asking} />}
      </LazyLoad>
      <LazyLoad load={load.toaster}>{(Toaster) => toasts.length > 0 && <Toaster />}</LazyLoad>
      <LazyLoad load={load.offline}>{(OfflineManager) => <OfflineManager />}</LazyLoad>
      <LazyLoad load={load.tooltip}>{(Tooltip) => <Tooltip />}</LazyLoad>
    </>
  );
}

/** Preloads the overlays, and resolves to the function that prefetches the family. */
export const preloadOverlays = () =>
  Promise.all([import("./profile-dialog.tsx"), load.toaster()]).then(
    ([{ prefetchFamily }]) => prefetchFamily,
  );
