import { type Group, Sprite, SpriteMaterial } from "three";
import { lengthOf, subtract, type Vector } from "#features/spaceship/galaxy/vector.ts";
import { openCanvas, toTexture } from "./paint.ts";

export type Sign = {
  /** Shows a text at a point; null hides it. */
  show: (text: string | null, at: Vector, viewer: Vector) => void;
  destroy: () => void;
};

const [width, height] = [1024, 128];
/** Its length as a share of its distance, so that it looks equally large everywhere. */
const size = 0.8;

/** A text in space, for headsets, which don't show the page's own labels. */
export function openSign(parent: Group): Sign {
  const context = openCanvas(width, height);
  const texture = toTexture(context);
  const material = new SpriteMaterial({ map: texture, depthTest: false, depthWrite: false });
  const sprite = new Sprite(material);
  sprite.renderOrder = 6;
  sprite.visible = false;
  parent.add(sprite);
  let shown = "";
  return {
    show: (text, at, viewer) => {
      sprite.visible = text !== null;
      if (text === null) return;
      const scale = lengthOf(subtract(at, viewer)) * size;
      sprite.position.set(...at);
      sprite.scale.set(scale, (scale * height) / width, 1);
      if (text === shown) return;
      shown = text;
      context.clearRect(0, 0, width, height);
      context.font = `600 76px ${getComputedStyle(document.body).fontFamily}`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.shadowColor = "#100812";
      context.shadowBlur = 14;
      context.fillStyle = "#fff1d0";
      context.fillText(text, width / 2, height / 2, width - 40);
      texture.needsUpdate = true;
    },
    destroy: () => {
      parent.remove(sprite);
      texture.dispose();
      material.dispose();
    },
  };
}
