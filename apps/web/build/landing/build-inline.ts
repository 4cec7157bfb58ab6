import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";

type Made = { code: string; css: string };

/** Bundles a module and its imports in memory. */
export async function buildInline(
  root: string,
  input: string,
  format: "es" | "iife",
): Promise<Made> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [react()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 2048,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: format === "es" ? "strict" : false,
        output: { format, codeSplitting: false },
      },
    },
  });
  const outputs = (built as Rolldown.RolldownOutput).output;
  const chunk = outputs.find((output) => output.type === "chunk");
  const css = outputs.find((output) => output.type === "asset" && output.fileName.endsWith(".css"));
  if (chunk?.type !== "chunk") throw new Error(`Nothing was made of ${input}.`);
  return {
    code: chunk.code.trim(),
    css: css?.type === "asset" ? String(css.source).trim() : "",
  };
}
