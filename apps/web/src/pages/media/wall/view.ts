import type { TitleCard } from "@goldmane/contracts/library/schema";
import { putInOrder, readSortOrder, type SortOrder } from "#features/library/state.ts";

const mediaKinds = ["all", "original", "upload"] as const;
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

/** The kinds that there are titles of; one kind alone is no choice. */
export function kindsOf(titles: readonly TitleCard[]): readonly MediaKind[] {
  const there = mediaKinds.filter((kind) => titles.some(({ source }) => source === kind));
  return there.length > 1 ? ["all", ...there] : [];
}
