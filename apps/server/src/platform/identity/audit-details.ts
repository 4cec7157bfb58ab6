import * as z from "zod/mini";
import { jsonColumn } from "#platform/json-column.ts";

/** `audit.details`: what an entry tells beyond its kind. Each kind has its own. */
export const auditDetails = jsonColumn(z.record(z.string(), z.unknown()));
