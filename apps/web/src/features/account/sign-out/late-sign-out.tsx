import { Late } from "#ui/late/late.tsx";
import { Missed } from "#ui/late/missed.tsx";
import type { Leave } from "./use-leave.ts";

const load = () => import("./sign-out-dialog.tsx").then(({ SignOutDialog }) => SignOutDialog);

/** The question to a grown-up, while it is asked. */
export function LateSignOut({ leave, leaveWith, isAsking, stopAsking }: Leave) {
  return (
    <Late
      load={load}
      renderFailure={({ onRetry }) => <Missed onRetry={onRetry} giveUp={stopAsking} ask={leave} />}
    >
      {(SignOutDialog) => isAsking && <SignOutDialog leaveWith={leaveWith} onClose={stopAsking} />}
    </Late>
  );
}
