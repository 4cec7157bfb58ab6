import type { RemoteCommand } from "@goldmane/contracts/companion/schema";
import { useMemo } from "react";
import { ApiError } from "#platform/api.ts";
import { playHaptic } from "#platform/device/haptics.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import type { RemoteLink } from "./remote-link.ts";

export type Press = (command: RemoteCommand) => void;

/** Sends commands with haptic feedback, and shows a toast if the screen couldn't run one. */
export function usePresses(link: RemoteLink): Press {
  return useMemo(
    () => (command) => {
      playHaptic("tick");
      link.press(command).catch((error: unknown) => {
        // Other failures show in the status bar, or end the remote.
        if (error instanceof ApiError && error.details.reason === "screen")
          showToast({ title: say`The screen can’t do that right now`, variant: "alarm" });
      });
    },
    [link],
  );
}
