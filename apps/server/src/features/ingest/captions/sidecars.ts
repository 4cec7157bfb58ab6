import { basename, extname } from "node:path";
import * as z from "zod/mini";
import { jsonColumn } from "#platform/json-column.ts";
import { languageCode, languageName } from "@goldmane/media/probe/spoken-language";

/** A subtitle file beside a film, by path below the library folder. */
const sidecarFile = z.object({ path: z.string(), sizeBytes: z.number(), modifiedAt: z.number() });
export type SidecarFile = z.infer<typeof sidecarFile>;

/** `ingest_item.sidecars`. */
export const sidecarsColumn = jsonColumn(z.array(sidecarFile));

const extensions = new Set([".srt", ".vtt", ".ass", ".ssa"]);

export function isSidecar(name: string): boolean {
  return extensions.has(extname(name).toLowerCase());
}

/** `A Film.es.forced.srt` belongs to `A Film.mkv`; so does `A Film.srt`. */
export function belongsTo(sidecar: string, film: string): boolean {
  const stem = stemOf(film);
  const rest = sidecar.slice(stem.length);
  return sidecar.startsWith(stem) && (rest.startsWith(".") || rest === "");
}

/** The part between the film's name and the extension: a language, and the kind of track. */
export function describeSidecar(
  sidecar: string,
  film: string,
): { language: string; label: string } {
  const words = stemOf(sidecar).slice(stemOf(film).length).split(".").filter(Boolean);
  const language = words.map(languageCode).find((code) => code !== "und") ?? "und";
  const isForced = words.some((word) => /^forced$/i.test(word));
  const isForDeaf = words.some((word) => /^(?:sdh|cc|hi)$/i.test(word));
  const kind = isForced ? " (forced)" : isForDeaf ? " (SDH)" : "";
  return { language, label: `${languageName(language) ?? "Subtitles"}${kind}` };
}

function stemOf(path: string): string {
  return basename(path, extname(path));
}
