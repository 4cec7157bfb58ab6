import type { Session } from "#features/vibes/next-vibes.ts";
import { writeSession } from "#features/vibes/session/session-link.ts";
import { copyText } from "#platform/device/copy-text.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Copies a link that plays exactly this. */
export async function copySession(session: Session): Promise<void> {
  const link = `${location.origin}${routes.vibes}?${writeSession(session)}`;
  const isCopied = await copyText(link);
  showToast(
    isCopied
      ? { title: say`Link copied`, description: say`It plays exactly this.` }
      : { variant: "alarm", title: say`Can’t copy the link` },
  );
}
