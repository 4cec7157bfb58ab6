import * as api from "@goldmane/contracts/help/api";
import { handlePrepared } from "#platform/http/handler.ts";
import { readHelp } from "./service.ts";

export const helpRoutes = [handlePrepared(api.listHelp, ({ viewer }) => readHelp(viewer))];
