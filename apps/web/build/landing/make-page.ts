import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Catalog } from "#platform/words/pack-catalog.ts";
import { buildInline } from "./build-inline.ts";
import { drawPictures } from "./pictures.ts";
import { translateLanding } from "./translate.ts";

/** Declares the cascade layers' order before any rule. */
const layers = "@layer reset, tokens, ui, feature;";

export type MadePage = {
  html: string;
  /** Kilobytes (1000 bytes) of brotli. */
  scriptKilobytes: number;
  /** The landing screen in other languages. */
  translations: { fileName: string; json: string }[];
};

/**
 * Builds the landing page from its template: rendered pictures, prerendered markup, inlined styles
 * and script. `appTags` load the app when the script asks for it.
 */
export async function makeLandingPage(root: string, appTags: string): Promise<MadePage> {
  const [template, pictures, gate, markup, script] = await Promise.all([
    readFile(join(root, "landing.html"), "utf8"),
    drawPictures(),
    makeGate(root),
    buildInline(root, join(root, "src/pages/landing/prerender.tsx"), "es"),
    buildInline(root, join(root, "src/landing.ts"), "iife"),
  ]);
  const urls = new Map([...pictures.files].map((file) => [file[0], `/${hashedName(file)}`]));
  const { prerender, baseStyles } = await load(markup.code);
  const translations = await translateLanding({
    root,
    script: script.code,
    prerender: (language, words) => prerender({ films: pictures.films, urls }, language, words),
  });
  const addresses = translations.map(
    ({ language, fileName }) => ` data-${language}="/${fileName}"`,
  );
  const hero = `href="${urls.get("hero.avif") ?? ""}" fetchpriority="high"`;
  const slots: Record<string, string> = {
    hero: `<link rel="preload" as="image" type="image/avif" ${hero} />`,
    gate,
    style: `<style>${layers}${baseStyles}${markup.css}</style>`,
    screen: prerender({ films: pictures.films, urls }),
    app: `<template id="app"${addresses.join("")}>${appTags}</template>`,
    script: `<script>${script.code}</script>`,
  };
  return {
    html: template.replaceAll(/<!-- (\w+) -->/g, (slot, name: string) => slots[name] ?? slot),
    scriptKilobytes: brotliCompressSync(script.code).byteLength / 1000,
    translations,
  };
}

/** The inline script that decides which of the two pages a visitor sees. */
export async function makeGate(root: string): Promise<string> {
  const { code } = await buildInline(root, join(root, "src/intro-gate.ts"), "iife");
  return `<script>${code}</script>`;
}

export function hashedName([name, bytes]: readonly [string, Buffer]): string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return `assets/${name.replace(".avif", `-${hash}.avif`)}`;
}

type Prerendering = {
  baseStyles: string;
  prerender: (
    drawn: { films: unknown; urls: ReadonlyMap<string, string> },
    language?: string,
    catalog?: Catalog,
  ) => string;
};

function load(code: string): Promise<Prerendering> {
  const encoded = Buffer.from(code).toString("base64");
  return import(`data:text/javascript;base64,${encoded}`) as Promise<Prerendering>;
}
