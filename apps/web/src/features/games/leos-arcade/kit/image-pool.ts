import type { Picture } from "./open-kit.ts";

/** As many pictures as a list has items; those left over are hidden. */
export class ImagePool {
  readonly #pictures: Picture[] = [];
  readonly #make: () => Picture;

  constructor(make: () => Picture) {
    this.#make = make;
  }

  /** Shows one picture an item. */
  show<Item>(items: readonly Item[], place: (picture: Picture, item: Item, at: number) => void) {
    for (const [at, item] of items.entries()) {
      const picture = (this.#pictures[at] ??= this.#make());
      picture.setVisible(true);
      place(picture, item, at);
    }
    for (const picture of this.#pictures.slice(items.length)) picture.setVisible(false);
  }
}
