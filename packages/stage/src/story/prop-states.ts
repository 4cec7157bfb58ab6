import type { PropKind, PropState } from "./vocabulary.ts";

/** States of each prop, besides appearing and disappearing. */
const abilities: Partial<Record<PropKind, readonly PropState[]>> = {
  door: ["open", "shut"],
  chest: ["open", "shut"],
  egg: ["open", "shut"],
  lantern: ["lit", "dark"],
  campfire: ["lit", "dark"],
  star: ["lit", "dark"],
  crystal: ["lit", "dark"],
  radio: ["lit", "dark"],
  kettle: ["lit", "dark"],
  pot: ["lit", "dark"],
  bowl: ["lit", "dark"],
  tower: ["lit", "dark"],
  cake: ["lit", "dark", "eaten", "whole"],
};

export function canBecome(kind: PropKind, state: PropState): boolean {
  return state === "there" || state === "gone" || (abilities[kind]?.includes(state) ?? false);
}
