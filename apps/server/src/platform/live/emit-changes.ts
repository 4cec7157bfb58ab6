import { changed } from "@goldmane/contracts/live/schema";
import type { App } from "#platform/app.ts";
import type { LiveFeature } from "./live-feature.ts";

/** Turns bus events into `changed` events for the browsers that may show outdated data. */
export function emitChanges(
  { bus, live }: Pick<App, "bus" | "live">,
  features: readonly LiveFeature[],
): (() => void)[] {
  return features
    .flatMap(({ changes }) => changes ?? [])
    .map(({ topics, subscribe }) =>
      subscribe(bus, (rooms) => live.emitLocal(rooms, changed, { topics: [...topics] })),
    );
}
