/** What remains of a message while its parts are read. */
export class TextLeft {
  /** With a space on both sides. */
  rest: string;

  constructor(said: string) {
    this.rest = ` ${said} `;
  }

  /** Removes everything that matches, and returns the first match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = new RegExp(pattern.source, pattern.flags.replace("g", "")).exec(this.rest);
    if (found) this.replace(this.rest.replace(pattern, " "));
    return found;
  }

  replace(text: string): void {
    this.rest = ` ${text.trim().replaceAll(/\s+/g, " ")} `;
  }
}
