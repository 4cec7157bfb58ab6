import * as z from "zod/mini";
import { jsonColumn } from "#platform/json-column.ts";

/** `film.colors`: two CSS colors of its poster. */
export const colorsColumn = jsonColumn(z.tuple([z.string(), z.string()]));

/** `film.moods`. */
export const moodsColumn = jsonColumn(z.array(z.string()));
