import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { putInOrder, readSortOrder, type SortOrder } from "#features/library/state.ts";

const mediaKinds = ["all", "original", "upload", "music"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** View options of the library, kept in the URL. */
export type MediaView = { kind: MediaKind; order: SortOrder; isList: boolean };

export function readView(address: URLSearchParams): MediaView {
  return {
    kind: mediaKinds.find((kind) => kind === address.get("kind")) ?? "all",
    order: readSortOrder(address.get("sort")),
    isList: address.get("view") === "list",
  };
}

/** Query string of a view; defaults are omitted. */
export function writeView({ kind, order, isList }: MediaView): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "all" && { kind }),
    ...(order !== "default" && { sort: order }),
    ...(isList && { view: "list" }),
  });
}

export function chooseMedia(
  titles: readonly TitleCard[],
  { kind, order }: MediaView,
): readonly TitleCard[] {
  return putInOrder(
    titles.filter(({ source }) => kind === "all" || source === kind),
    order,
  );
}

/** Filters and sorts music. Orders that don't apply to music keep the default. */
export function chooseTracks(
  tracks: readonly MusicTrack[],
  { kind, order }: MediaView,
): readonly MusicTrack[] {
  if (kind !== "all" && kind !== "music") return [];
  switch (order) {
    case "title":
      return tracks.toSorted((a, b) => a.title.localeCompare(b.title));
    case "shortest":
      return tracks.toSorted((a, b) => a.duration - b.duration);
    default:
      return tracks;
  }
}

/** Kinds that have items; empty if there are fewer than two. */
export function kindsOf(
  titles: readonly TitleCard[],
  tracks: readonly MusicTrack[],
): readonly MediaKind[] {
  const there = mediaKinds.filter((kind) =>
    kind === "music" ? tracks.length > 0 : titles.some(({ source }) => source === kind),
  );
  return there.length > 1 ? ["all", ...there] : [];
}
