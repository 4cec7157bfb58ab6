import type { Vector } from "#features/spaceship/galaxy/vector.ts";

/** A name in the window. */
export type Label = {
  key: string;
  text: string;
  kind: "system" | "planet" | "signal";
  position: Vector;
  /** Higher ones stay where two would overlap. */
  rank: number;
  /** CSS pixels from the point to the label's top. */
  below: number;
  opacity: number;
};

export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Shows labels as elements of a layer, which keeps them sharp and in the page's typeface. Reuses
 * elements from frame to frame.
 */
export function openLabels(layer: HTMLElement) {
  const shown = new Map<string, { element: HTMLElement; width: number; height: number }>();
  const open = ({ key, text, kind }: Label) => {
    const element = document.createElement("span");
    element.dataset["kind"] = kind;
    element.textContent = text;
    layer.append(element);
    const entry = { element, width: element.offsetWidth, height: element.offsetHeight };
    shown.set(key, entry);
    return entry;
  };
  return {
    show: (
      labels: readonly Label[],
      project: (point: Vector) => { x: number; y: number } | null,
      inside: Box,
      /** What lies over the window. */
      covered: readonly Box[],
    ) => {
      const kept = new Set<string>();
      const boxes = [...covered];
      for (const label of labels.toSorted((a, b) => b.rank - a.rank)) {
        const at = project(label.position);
        if (!at) continue;
        const { element, width, height } = shown.get(label.key) ?? open(label);
        const left = at.x - width / 2;
        const top = at.y + label.below;
        const box = { left, top, right: left + width, bottom: top + height };
        if (!isWithin(box, inside) || boxes.some((other) => doOverlap(box, other))) continue;
        boxes.push(box);
        kept.add(label.key);
        element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
        element.style.opacity = label.opacity.toFixed(2);
      }
      for (const [key, { element }] of shown) {
        if (kept.has(key)) continue;
        element.remove();
        shown.delete(key);
      }
    },
    destroy: () => {
      layer.replaceChildren();
      shown.clear();
    },
  };
}

function doOverlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 2 && b.top < a.bottom + 2
  );
}

function isWithin(box: Box, inside: Box): boolean {
  return (
    box.left > inside.left &&
    box.right < inside.right &&
    box.top > inside.top &&
    box.bottom < inside.bottom
  );
}
