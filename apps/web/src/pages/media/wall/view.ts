import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { putInOrder, readSortOrder, type SortOrder } from "#features/library/state.ts";

const mediaKinds = ["all", "original", "upload", "music"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** How the library is looked at, as its address says it. */
export type MediaView = { kind: MediaKind; order: SortOrder; isList: boolean };

export function readView(address: URLSearchParams): MediaView {
  return {
    kind: mediaKinds.find((kind) => kind === address.get("kind")) ?? "all",
    order: readSortOrder(address.get("sort")),
    isList: address.get("view") === "list",
  };
}

/** The address of a view; what is as usual is left out of it. */
export function writeView({ kind, order, isList }: MediaView): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "all" && { kind }),
    ...(order !== "house" && { sort: order }),
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

/** Music in the order asked for, as far as that can be said of it. */
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

/** The kinds that there is something of; one kind alone is no choice. */
export function kindsOf(
  titles: readonly TitleCard[],
  tracks: readonly MusicTrack[],
): readonly MediaKind[] {
  const there = mediaKinds.filter((kind) =>
    kind === "music" ? tracks.length > 0 : titles.some(({ source }) => source === kind),
  );
  return there.length > 1 ? ["all", ...there] : [];
}
