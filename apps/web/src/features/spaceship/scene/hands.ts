import {
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  Line,
  LineBasicMaterial,
  Vector3,
  type WebGLRenderer,
} from "three";
import type { Vector } from "#features/spaceship/galaxy/vector.ts";

export type Ray = { from: Vector; direction: Vector };

export type Hands = {
  /** Where the controllers that are on point. */
  rays: () => Ray[];
  destroy: () => void;
};

const beamLength = 40;

/** The two controllers of a headset, each with a beam. A trigger selects, a squeeze leaves. */
export function openHands(
  { xr }: WebGLRenderer,
  rig: Group,
  { onSelect, onSqueeze }: { onSelect: (ray: Ray) => void; onSqueeze: () => void },
): Hands {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute([0, 0, -0.1, 0, 0, -beamLength], 3));
  const material = new LineBasicMaterial({ color: "#ffcf6b", transparent: true, opacity: 0.6 });
  const hands = [0, 1].map((index) => {
    const hand = xr.getController(index);
    const select = () => onSelect(rayOf(hand));
    hand.add(new Line(geometry, material));
    hand.addEventListener("select", select);
    hand.addEventListener("squeeze", onSqueeze);
    rig.add(hand);
    return { hand, select };
  });
  return {
    rays: () => hands.filter(({ hand }) => hand.visible).map(({ hand }) => rayOf(hand)),
    destroy: () => {
      for (const { hand, select } of hands) {
        hand.removeEventListener("select", select);
        hand.removeEventListener("squeeze", onSqueeze);
        hand.clear();
        rig.remove(hand);
      }
      geometry.dispose();
      material.dispose();
    },
  };
}

function rayOf({ matrixWorld }: Group): Ray {
  const from = new Vector3().setFromMatrixPosition(matrixWorld);
  const { x, y, z } = new Vector3(0, 0, -1).transformDirection(matrixWorld);
  return { from: [from.x, from.y, from.z], direction: [x, y, z] };
}
