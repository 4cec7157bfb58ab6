import type { OutsideLinkKind } from "@goldmane/contracts/directory/limits";

/** An outside link. `url` is null if it needs a grown-up's PIN. */
export type LinkTarget = {
  kind: OutsideLinkKind;
  id: string | number;
  name: string;
  url: string | null;
};
