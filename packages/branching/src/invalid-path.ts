/** A path that the script doesn't have: an option that isn't offered, or a step after an ending. */
export class InvalidPath extends Error {
  override name = "InvalidPath";
  /** Index of the first step that can't be taken. */
  readonly step: number;

  constructor(step: number) {
    super(`Step ${step} of the path can't be taken.`);
    this.step = step;
  }
}
