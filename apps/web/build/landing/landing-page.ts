import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { hashedName, makeGate, makeLandingPage } from "./make-page.ts";
import { drawPictures } from "./pictures.ts";

type Options = {
  root: string;
  /** Script budget: kilobytes (1000 bytes) of brotli. */
  kilobytes: number;
};

const appTags =
  /<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

/** Builds the landing page beside the app's, and inlines the gate script into both. */
export function landingPage({ root, kilobytes }: Options): Plugin {
  let indexTags = "";

  return {
    name: "landing-page",
    buildStart() {
      // Runs while the app is bundled. Errors surface where the pictures are needed.
      drawPictures().catch(() => undefined);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        indexTags = (html.match(appTags) ?? []).join("");
        const gate = await makeGate(root);
        return html.replace("<!-- gate -->", () => gate);
      },
    },
    generateBundle: {
      order: "post",
      async handler() {
        const page = await makeLandingPage(root, indexTags);
        const line = `landing: ${page.scriptKilobytes.toFixed(1)} of ${kilobytes} kB of script`;
        if (page.scriptKilobytes > kilobytes) this.error(`Over budget. ${line}`);
        this.info(line);
        this.emitFile({ type: "asset", fileName: "landing.html", source: page.html });
        for (const { fileName, json } of page.translations)
          this.emitFile({ type: "asset", fileName, source: json });
        for (const file of (await drawPictures()).files)
          this.emitFile({ type: "asset", fileName: hashedName(file), source: file[1] });
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void answerInDevelopment({ server, root, request, response, next });
      });
    },
  };
}

type Visit = {
  server: ViteDevServer;
  root: string;
  request: IncomingMessage;
  response: ServerResponse;
  next: (error?: unknown) => void;
};

async function answerInDevelopment({ server, root, request, response, next }: Visit) {
  const path = request.url?.split("?", 1)[0] ?? "";
  try {
    if (path === "/") {
      const { html } = await makeLandingPage(root, developmentTags);
      response.setHeader("content-type", "text/html; charset=utf-8");
      return void response.end(await server.transformIndexHtml("/landing.html", html));
    }
    if (/^\/assets\/landing-.*\.json$/.test(path)) {
      const { translations } = await makeLandingPage(root, developmentTags);
      return void response.end(translations.find(({ fileName }) => path === `/${fileName}`)?.json);
    }
    const files = path.endsWith(".avif") ? (await drawPictures()).files : [];
    const picture = [...files].find((file) => `/${hashedName(file)}` === path);
    if (!picture) return next();
    response.setHeader("content-type", "image/avif");
    return void response.end(picture[1]);
  } catch (error) {
    return next(error);
  }
}

const developmentTags = `<script type="module" src="/src/main.tsx"></script>`;
