import * as api from "@goldmane/contracts/billing/api";
import { handle } from "#platform/http/handler.ts";
import { type RawRoute, rawRoute } from "#platform/http/raw-route.ts";
import { changePlan, previewChange } from "./change-plan.ts";
import { receiveEvent } from "./events/receive-event.ts";
import { sendInvoice } from "./invoices/send-invoice.ts";
import {
  cancelPlan,
  openPortal,
  readBilling,
  readInvoices,
  replaceCard,
  resumePlan,
  subscribe,
} from "./service.ts";

export const billingRoutes = [
  handle(api.getBilling, ({ app, viewer }) => readBilling(app, viewer)),
  handle(api.subscribe, ({ app, viewer, body }) => subscribe(app, viewer, body)),
  handle(api.previewChange, ({ app, viewer, query }) => previewChange(app, viewer, query.plan)),
  handle(api.changePlan, ({ app, viewer, body }) => changePlan(app, viewer, body)),
  handle(api.cancelPlan, ({ app, viewer, body }) => cancelPlan(app, viewer, body.key)),
  handle(api.resumePlan, ({ app, viewer, body }) => resumePlan(app, viewer, body.key)),
  handle(api.replaceCard, ({ app, viewer, body }) => replaceCard(app, viewer, body)),
  handle(api.openPortal, ({ app, viewer }) => openPortal(app, viewer)),
  handle(api.listInvoices, ({ app, viewer }) => readInvoices(app, viewer)),
];

export const billingRawRoutes: readonly RawRoute[] = [
  rawRoute({ methods: ["GET"], path: api.invoicePath, access: "parent", run: sendInvoice }),
  {
    methods: ["POST"],
    path: api.stripeWebhookPath,
    access: "anyone",
    takesAnyBody: true,
    run: receiveEvent,
  },
];
