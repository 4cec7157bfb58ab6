import type Phaser from "phaser";

type Image = Phaser.GameObjects.Image;

/** One image for each thing of a list; images of things that are gone are used again. */
export class SpritePool<Thing extends object> {
  readonly #make: () => Image;
  readonly #used = new Map<Thing, Image>();
  readonly #free: Image[] = [];

  constructor(make: () => Image) {
    this.#make = make;
  }

  /** Places an image for each thing; `place` returns false for one that isn't to be seen. */
  show(
    things: readonly Thing[],
    place: (image: Image, thing: Thing, isNew: boolean) => boolean,
  ): void {
    const gone = new Set(this.#used.keys());
    for (const thing of things) {
      gone.delete(thing);
      const known = this.#used.get(thing);
      const image = known ?? this.#free.pop() ?? this.#make();
      if (!known) this.#used.set(thing, image);
      image.setVisible(place(image, thing, !known));
    }
    for (const thing of gone) this.#drop(thing);
  }

  /** Where the image of a thing is, if it has one. */
  find(thing: Thing): Image | undefined {
    return this.#used.get(thing);
  }

  #drop(thing: Thing): void {
    const image = this.#used.get(thing);
    this.#used.delete(thing);
    if (!image) return;
    image.setVisible(false);
    this.#free.push(image);
  }
}
