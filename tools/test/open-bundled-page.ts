import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";

export interface BundledPage {
  page: Page;
  close: () => Promise<void>;
}

/** An empty page in Chromium that runs a module with everything it imports. */
export async function openBundledPage(entry: URL): Promise<BundledPage> {
  const content = await bundle(fileURLToPath(entry));
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content });
  return { page, close: () => browser.close() };
}

async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The page was not built.");
  return first.output[0].code;
}
