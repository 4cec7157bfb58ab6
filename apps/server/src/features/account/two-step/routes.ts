import * as api from "@goldmane/contracts/account/two-step/api";
import { handle } from "#platform/http/handler.ts";
import { beginTwoStep, renewRecoveryCodes, turnTwoStepOff, turnTwoStepOn } from "./service.ts";

export const twoStepRoutes = [
  handle(api.beginTwoStep, ({ app, viewer }) => beginTwoStep(app, viewer)),
  handle(api.turnTwoStepOn, ({ app, viewer, browser, body }) =>
    turnTwoStepOn(app, { viewer, browser }, body.code),
  ),
  handle(api.renewRecoveryCodes, ({ app, viewer, browser }) =>
    renewRecoveryCodes(app, { viewer, browser }),
  ),
  handle(api.turnTwoStepOff, ({ app, viewer, browser }) =>
    turnTwoStepOff(app, { viewer, browser }),
  ),
];
