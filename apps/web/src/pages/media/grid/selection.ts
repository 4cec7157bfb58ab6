import { assertNever } from "@goldmane/std/assert-never";

/** A selection, in order of choosing. */
export type Selection = {
  isOpen: boolean;
  chosen: readonly string[];
  /** Start of a range: the last item toggled by itself. */
  anchor: string | null;
};

export type SelectionEvent =
  | { type: "opened" }
  | { type: "closed" }
  | { type: "toggled"; id: string }
  /** With Shift: everything from the anchor to here, in the order of `shown`. */
  | { type: "ranged"; id: string; shown: readonly string[] }
  | { type: "allSelected"; shown: readonly string[] }
  | { type: "deselected"; ids: readonly string[] };

export const nothingChosen: Selection = { isOpen: false, chosen: [], anchor: null };

export function nextSelection(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case "opened":
      return { ...selection, isOpen: true };
    case "closed":
      return nothingChosen;
    case "toggled":
      return { isOpen: true, chosen: toggle(selection.chosen, event.id), anchor: event.id };
    case "ranged":
      return range(selection, event.id, event.shown);
    case "allSelected":
      return { ...selection, isOpen: true, chosen: add(selection.chosen, event.shown) };
    case "deselected":
      return {
        ...selection,
        chosen: selection.chosen.filter((one) => !event.ids.includes(one)),
      };
    default:
      return assertNever(event);
  }
}

function range(selection: Selection, id: string, shown: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from < 0) return nextSelection(selection, { type: "toggled", id });
  const between = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const inOrder = from <= to ? between : between.toReversed();
  return { ...selection, isOpen: true, chosen: add(selection.chosen, inOrder) };
}

function toggle(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

function add(chosen: readonly string[], more: readonly string[]): readonly string[] {
  return [...chosen, ...more.filter((one) => !chosen.includes(one))];
}
