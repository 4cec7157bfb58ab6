import type { Download } from "#platform/local-store/download.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Shows that a film did not fit on this device, and that nothing of it was stored. */
export function showNoSpace({ title }: Pick<Download, "title">): void {
  showToast({
    title: say`Not downloaded`,
    description: say`Not enough storage for ${title.title}. Delete a download or choose a lower quality.`,
    variant: "alarm",
  });
}
