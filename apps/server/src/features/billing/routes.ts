import {
  cancelPlan as cancel,
  changePlan as change,
  getBilling,
  invoicePath,
  listInvoices,
  openPortal as portal,
  previewChange as preview,
  replaceCard as replace,
  resumePlan as resume,
  stripeWebhookPath,
  subscribe as take,
} from "@goldmane/contracts/billing/api";
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
  handle(getBilling, ({ app, viewer }) => readBilling(app, viewer)),
  handle(take, ({ app, viewer, body }) => subscribe(app, viewer, body)),
  handle(preview, ({ app, viewer, query }) => previewChange(app, viewer, query.plan)),
  handle(change, ({ app, viewer, body }) => changePlan(app, viewer, body)),
  handle(cancel, ({ app, viewer, body }) => cancelPlan(app, viewer, body.key)),
  handle(resume, ({ app, viewer, body }) => resumePlan(app, viewer, body.key)),
  handle(replace, ({ app, viewer, body }) => replaceCard(app, viewer, body)),
  handle(portal, ({ app, viewer }) => openPortal(app, viewer)),
  handle(listInvoices, ({ app, viewer }) => readInvoices(app, viewer)),
];

export const billingRawRoutes: readonly RawRoute[] = [
  rawRoute({ methods: ["GET"], path: invoicePath, access: "parent", run: sendInvoice }),
  {
    methods: ["POST"],
    path: stripeWebhookPath,
    access: "anyone",
    takesAnyBody: true,
    run: receiveEvent,
  },
];
