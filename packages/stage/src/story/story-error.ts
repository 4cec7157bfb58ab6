/** An invalid story. `where` names the place: "scene 2, step 5". */
export class StoryError extends Error {
  override name = "StoryError";
  readonly where: string;

  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
    this.where = where;
  }
}
