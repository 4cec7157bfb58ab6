import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { LoadFailedToast } from "#ui/lazy-load/load-failed-toast.tsx";
import type { Leave } from "./use-leave.ts";

const load = () => import("./sign-out-dialog.tsx").then(({ SignOutDialog }) => SignOutDialog);

/** The sign-out dialog, loaded on first use. */
export function LazySignOut({ leave, leaveWith, isAsking, closeProfilePicker }: Leave) {
  return (
    <LazyLoad
      load={load}
      renderFailure={({ onRetry }) => (
        <LoadFailedToast onRetry={onRetry} onGiveUp={closeProfilePicker} onAskAgain={leave} />
      )}
    >
      {(SignOutDialog) =>
        isAsking && <SignOutDialog leaveWith={leaveWith} onClose={closeProfilePicker} />
      }
    </LazyLoad>
  );
}
