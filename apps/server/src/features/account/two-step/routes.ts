import {
  beginTwoStep as begin,
  renewRecoveryCodes as renew,
  turnTwoStepOff as turnOff,
  turnTwoStepOn as turnOn,
} from "@goldmane/contracts/account/two-step/api";
import { handle } from "#platform/http/handler.ts";
import { beginTwoStep, renewRecoveryCodes, turnTwoStepOff, turnTwoStepOn } from "./service.ts";

export const twoStepRoutes = [
  handle(begin, ({ app, viewer }) => beginTwoStep(app, viewer)),
  handle(turnOn, ({ app, viewer, browser, body }) =>
    turnTwoStepOn(app, { viewer, browser }, body.code),
  ),
  handle(renew, ({ app, viewer, browser }) => renewRecoveryCodes(app, { viewer, browser })),
  handle(turnOff, ({ app, viewer, browser }) => turnTwoStepOff(app, { viewer, browser })),
];
