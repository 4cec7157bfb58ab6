import { useEffect, useEffectEvent } from "react";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

type Props = {
  onRetry: () => void;
  /** Resets the request, so that it can be made again. */
  onGiveUp: () => void;
  /** Makes the request again. */
  onAskAgain?: () => void;
};

/**
 * Replaces a part that the user opened but that failed to load: shows a toast and resets the
 * request.
 */
export function LoadFailedToast({ onRetry, onGiveUp: giveUp, onAskAgain: ask }: Props) {
  const reset = useEffectEvent(() => {
    giveUp();
    onRetry();
    showToast({
      title: say`Can’t load this`,
      description: say`Check your connection and try again.`,
      variant: "alarm",
      ...(ask && { action: { label: say`Try again`, act: ask } }),
    });
  });
  useEffect(() => reset(), []);
  return null;
}
