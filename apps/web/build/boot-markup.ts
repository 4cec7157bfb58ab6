import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const typefaces = /(?:caprasimo-latin-400|figtree-latin-wght)-normal.*\.woff2$/;

/** Inlines the logo into the first paint, and preloads the two typefaces. */
export function bootMarkup(markPath: string): Plugin {
  return {
    name: "boot-markup",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const mark = await readFile(markPath, "utf8");
        const files = Object.keys(bundle ?? {}).filter((name) => typefaces.test(name));
        return {
          html: html.replace("<!-- mark -->", mark),
          tags: files.map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: {
              rel: "preload",
              href: `/${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: true,
            },
          })),
        };
      },
    },
  };
}
