import { changed } from "@goldmane/contracts/live/schema";
import type { App } from "#platform/app.ts";
import type { LiveFeature } from "./live-feature.ts";

/** Says in which browsers what is out of date, as the bus says what happened. */
export function emitChanges(
  { bus, live }: Pick<App, "bus" | "live">,
  features: readonly LiveFeature[],
): (() => void)[] {
  return features
    .flatMap(({ changes }) => changes ?? [])
    .map(({ event, topics, rooms }) =>
      bus.subscribe(event, (payload) =>
        live.emitLocal(rooms(payload as never), changed, { topics: [...topics] }),
      ),
    );
}
