import { Compiler } from "inkjs/full";

/** Compiles a test's ink as tools/generate-catalog.mjs compiles that of the catalog. */
export function compileInk(source: string): string {
  return String(new Compiler(source).Compile().ToJson());
}
