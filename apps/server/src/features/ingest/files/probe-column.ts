import { probe } from "@goldmane/media/probe/probe";
import { jsonColumn } from "#platform/json-column.ts";

/** `film.probe`: what ffprobe found in the file. */
export const probeColumn = jsonColumn(probe);
