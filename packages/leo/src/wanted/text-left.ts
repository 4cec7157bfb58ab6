/** What remains of a message while its parts are read. */
export class TextLeft {
  /** With a space on both sides. */
  rest: string;

  constructor(said: string) {
    this.rest = ` ${said} `;
  }

  /** Removes everything that matches, and returns the first match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = onceOf(pattern).exec(this.rest);
    if (found) this.replace(this.rest.replace(pattern, " "));
    return found;
  }

  replace(text: string): void {
    this.rest = ` ${text.trim().replaceAll(/\s+/g, " ")} `;
  }
}

const once = new Map<string, RegExp>();

/** The same pattern without "g", which would make a search begin where the last one ended. */
function onceOf({ source, flags }: RegExp): RegExp {
  const key = `${flags}/${source}`;
  const known = once.get(key) ?? new RegExp(source, flags.replace("g", ""));
  once.set(key, known);
  return known;
}
