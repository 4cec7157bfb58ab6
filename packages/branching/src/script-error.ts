/** A script breaks the rules of docs/interactive-stories.md. The message is for its author. */
export class ScriptError extends Error {
  override name = "ScriptError";
}
