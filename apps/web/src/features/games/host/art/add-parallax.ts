import type Phaser from "phaser";
import type { Scenery } from "./open-art.ts";

export type Parallax = {
  /** Shows the backdrop from `x` units of the ground on; it never ends. */
  scrollTo: (x: number) => void;
  destroy: () => void;
};

/**
 * Adds a backdrop's layers behind everything (depths from −100 up). Each layer continues with its
 * mirror image, so there is no seam.
 */
export function addParallax(
  scene: Phaser.Scene,
  scenery: Scenery,
  pixels: number,
  { fieldWidth, y = 0 }: { fieldWidth: number; y?: number },
): Parallax {
  const rows = scenery.layers.map((layer, at) => {
    const count = Math.ceil(fieldWidth / layer.width) + 1;
    const images = Array.from({ length: count }, () =>
      scene.add
        .image(0, layer.y + y, layer.key)
        .setOrigin(0, 0)
        .setScale(1 / pixels)
        .setScrollFactor(0)
        .setDepth(-100 + at),
    );
    return { ...layer, images };
  });
  const scrollTo = (x: number) => {
    for (const { depth, width, x: left, images } of rows) {
      const moved = x * depth - left;
      const first = Math.floor(moved / width);
      for (const [at, image] of images.entries()) {
        image.x = (first + at) * width - moved;
        image.setFlipX((first + at) % 2 !== 0);
      }
    }
  };
  scrollTo(0);
  return {
    scrollTo,
    destroy() {
      for (const { images } of rows) for (const image of images) image.destroy();
    },
  };
}
