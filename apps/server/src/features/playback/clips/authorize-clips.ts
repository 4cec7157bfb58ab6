import { requireTime } from "#features/controls/service.ts";
import { findInteractive, type InteractiveTitle } from "#features/library/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";

/** The only way to an interactive film's media: checks rating, plan and screen time. */
export async function authorizeClips(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<{ interactive: InteractiveTitle; isCalm: boolean }> {
  const interactive = findInteractive(app, viewer, id);
  await requireSubscription(app, viewer);
  await requireTime(app, viewer, id);
  return { interactive, isCalm: viewer.profile?.controls.calm.noFlashing ?? false };
}
