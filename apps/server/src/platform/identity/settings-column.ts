import { controlSettings } from "@goldmane/contracts/controls/schema";
import { jsonColumn } from "#platform/json-column.ts";

/** `profile_controls.settings`, which is read with every session. */
export const settingsColumn = jsonColumn(controlSettings);
