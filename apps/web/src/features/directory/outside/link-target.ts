import type { OutsideLinkKind } from "@goldmane/contracts/directory/limits";

/** Somewhere outside the house. Its address is null where it takes a grown-up's PIN. */
export type LinkTarget = {
  kind: OutsideLinkKind;
  id: string | number;
  name: string;
  url: string | null;
};
