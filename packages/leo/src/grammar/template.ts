/** A sentence template: words, choices, optional parts and slots. */
export type Template =
  | { kind: "word"; word: string }
  | { kind: "all"; parts: readonly Template[] }
  | { kind: "any"; choices: readonly Template[] }
  | { kind: "slot"; slot: string };

export type Rules = Readonly<Record<string, string>>;

export class TemplateError extends Error {
  override name = "TemplateError";
}

const deepest = 20;

/**
 * Parses a template: `(a|b)` is a choice, `[a]` is optional, `{name}` is a slot, `<rule>` includes
 * a template of `rules`.
 * @throws TemplateError if brackets do not match, or a rule is unknown or contains itself
 */
export function parseTemplate(source: string, rules: Rules = {}, depth = 0): Template {
  if (depth > deepest) throw new TemplateError(`Nested too deep: ${source.slice(0, 60)}`);
  const reader = new Reader(source, rules, depth);
  const template = reader.readChoices();
  if (!reader.atEnd()) throw new TemplateError(`Too many closing brackets: ${source.slice(0, 60)}`);
  return template;
}

class Reader {
  #at = 0;
  readonly #source: string;
  readonly #rules: Rules;
  readonly #depth: number;

  constructor(source: string, rules: Rules, depth: number) {
    this.#source = source;
    this.#rules = rules;
    this.#depth = depth;
  }

  atEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  readChoices(): Template {
    const choices = [this.#readRow()];
    while (this.#source[this.#at] === "|") {
      this.#at += 1;
      choices.push(this.#readRow());
    }
    return choices.length === 1 ? (choices[0] ?? nothing) : { kind: "any", choices };
  }

  #readRow(): Template {
    const parts: Template[] = [];
    while (!this.atEnd() && !/[|)\]]/.test(this.#source[this.#at] ?? "")) {
      const part = this.#readPart();
      if (part) parts.push(part);
    }
    return { kind: "all", parts };
  }

  #readPart(): Template | null {
    const sign = this.#source[this.#at] ?? "";
    if (/\s/.test(sign)) {
      this.#at += 1;
      return null;
    }
    if (sign === "(") return this.#readBracket(")");
    if (sign === "[") return { kind: "any", choices: [this.#readBracket("]"), nothing] };
    if (sign === "{") return { kind: "slot", slot: this.#readName("}") };
    if (sign === "<") return this.#readRule();
    const word = /^[^\s()[\]{}<>|]+/.exec(this.#source.slice(this.#at))?.[0];
    if (!word) throw new TemplateError(`Unexpected "${sign}" in ${this.#source.slice(0, 60)}`);
    this.#at += word.length;
    return { kind: "word", word };
  }

  #readBracket(closing: string): Template {
    if (this.#depth > deepest) throw new TemplateError("Nested too deep");
    this.#at += 1;
    const inner = this.readChoices();
    if (this.#source[this.#at] !== closing)
      throw new TemplateError(`Missing "${closing}" in ${this.#source.slice(0, 60)}`);
    this.#at += 1;
    return inner;
  }

  #readName(closing: string): string {
    const end = this.#source.indexOf(closing, this.#at);
    const name = end < 0 ? "" : this.#source.slice(this.#at + 1, end);
    if (!/^[a-z][a-zA-Z]*$/.test(name))
      throw new TemplateError(`Missing name in ${this.#source.slice(0, 60)}`);
    this.#at = end + 1;
    return name;
  }

  #readRule(): Template {
    const name = this.#readName(">");
    const rule = Object.hasOwn(this.#rules, name) ? this.#rules[name] : undefined;
    if (rule === undefined) throw new TemplateError(`Unknown rule <${name}>`);
    return parseTemplate(rule, this.#rules, this.#depth + 1);
  }
}

const nothing: Template = { kind: "all", parts: [] };
