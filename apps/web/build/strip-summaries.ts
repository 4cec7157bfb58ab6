import type { Plugin } from "vite";

const summary = /^ +summary:\s+"(?:[^"\\]|\\.)*",\n/gm;

/** Leaves out the endpoints' summaries: only the server's API reference shows them. */
export function stripSummaries(): Plugin {
  return {
    name: "strip-summaries",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/contracts\/src\// },
      handler: stripSummary,
    },
  };
}

export function stripSummary(code: string): string {
  return code.replaceAll(summary, "");
}
