import { idleOf } from "@goldmane/branching/moment";
import type { Script } from "@goldmane/branching/script";
import type { Find, Place } from "./store.ts";

/**
 * The clips and endings that a viewer has seen, judging by a report: those of its moment up to the
 * clip that is playing, and those of the previous moment if the viewer came from there. Starting at
 * a chapter doesn't count the clips before it as seen.
 * @param before the place of the report before; null for the first one.
 */
export function listFound(
  script: Script,
  { path, clip }: Pick<Place, "path" | "clip">,
  before: Pick<Place, "path"> | null,
): Find[] {
  const moment = script.momentAt(path);
  const at = moment.clips.indexOf(clip);
  const isWaiting = idleOf(moment) === clip;
  const seen = isWaiting ? moment.clips : moment.clips.slice(0, at + 1);
  const isNextStep = before !== null && before.path.join() === path.slice(0, -1).join();
  const left = isNextStep && path.length > 0 ? script.momentAt(path.slice(0, -1)).clips : [];
  const { next } = moment;
  const hasEnded = next.kind === "ending" && at === moment.clips.length - 1;
  return [
    ...[...new Set([...left, ...seen])].map((item) => ({ kind: "clip" as const, item })),
    ...(hasEnded ? [{ kind: "ending" as const, item: next.ending }] : []),
  ];
}
