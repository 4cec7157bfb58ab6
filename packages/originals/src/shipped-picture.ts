/** The pictures of a film in `packages/originals/pictures`. */
export type ShippedPicture = {
  /** Hash of the story and its `poster`, as they were drawn (`recipeHash`). */
  recipe: string;
  /** Hash of its files. */
  files: string;
};
