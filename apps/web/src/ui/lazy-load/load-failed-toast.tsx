import { useEffect, useEffectEvent } from "react";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

type Props = {
  onRetry: () => void;
  /** Takes back what was asked for, so that it can be asked for again. */
  onGiveUp: () => void;
  /** Asks for it again. */
  onAskAgain?: () => void;
};

/** In place of what somebody pressed for and could not be fetched: says so, and is ready for the next press. */
export function LoadFailedToast({ onRetry, onGiveUp: giveUp, onAskAgain: ask }: Props) {
  const tell = useEffectEvent(() => {
    giveUp();
    onRetry();
    showToast({
      title: say`This did not arrive`,
      description: say`Check the connection, then try again.`,
      look: "alarm",
      ...(ask && { action: { label: say`Try again`, act: ask } }),
    });
  });
  useEffect(() => tell(), []);
  return null;
}
