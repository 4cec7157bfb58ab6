import type { PlaceKind } from "@goldmane/contracts/directory/limits";

/** Somewhere outside the house. Its address is null where it takes a grown-up's PIN. */
export type OutsidePlace = {
  kind: PlaceKind;
  id: string | number;
  name: string;
  url: string | null;
};
