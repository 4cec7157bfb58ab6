import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ClosingStack } from "@goldmane/std/closing-stack";
import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { deleteExpired } from "./delete-expired.ts";
import type { Feature } from "./feature.ts";
import { type Announcement, announceName } from "./home-network/announce-name.ts";
import { listHomeUrls, toOwnUrl } from "./home-network/home-urls.ts";
import { createHttpServer } from "./http/server.ts";
import { checkJobKinds } from "./jobs/check-job-kinds.ts";
import type { RecurringJob } from "./jobs/recurring-job.ts";

export type Serving = AsyncDisposable & {
  /** The URL for browsers; null without the web role. */
  url: string | null;
  /** The URLs for other devices at home, once the server's name is announced or can't be. */
  homeUrls: Promise<string[]>;
};

/** Requests in progress at shutdown have this long to complete. */
const drainMs = 10_000;
const hangUpEveryMs = 50;
/** The start message waits this long for the name: two other servers at home take as long. */
const namingMs = 6000;

/** Starts this process's roles. Disposing stops them, after requests in progress. */
export async function serve(app: App, features: readonly Feature[]): Promise<Serving> {
  const stack = new ClosingStack();
  try {
    for (const feature of features) {
      const opened = await feature.open?.(app);
      if (opened) stack.defer(() => opened[Symbol.asyncDispose]());
    }
    stack.defer(() => app.jobs.close());
    if (app.config.roles.includes("worker")) {
      const handlers = features.flatMap(({ jobs }) => jobs?.(app) ?? []);
      await checkJobKinds(app.db, handlers);
      app.jobs.work(handlers);
    }
    const recurring = features.flatMap((feature) => feature.recurring?.(app) ?? []);
    const isOurs = ({ role }: RecurringJob) => app.config.roles.includes(role);
    app.jobs.every([deleteExpired(app), ...recurring].filter(isOurs));
    const place = app.config.roles.includes("web") ? await listen(app, features, stack) : nowhere;
    return { ...place, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
  } catch (error) {
    await stack[Symbol.asyncDispose]();
    throw error;
  }
}

const nowhere = { url: null, homeUrls: Promise.resolve([]) };

async function listen(app: App, features: readonly Feature[], stack: ClosingStack) {
  const { host, port, publicUrl, isAnnounced } = app.config.http;
  const http = await createHttpServer(app, features);
  stack.defer(() => drain(http));
  await http.listen({ host, port });
  const { port: taken } = http.server.address() as AddressInfo;
  const place = { port: taken, isHttps: app.tls !== null };
  const announcement = isAnnounced ? await announce(app, host) : null;
  if (announcement) stack.defer(() => announcement[Symbol.asyncDispose]());
  const listHome = () => listHomeUrls({ home: app.home, host, ...place });
  const naming = Promise.race([announcement?.settled, sleep(namingMs, undefined, { ref: false })]);
  const homeUrls = publicUrl ? Promise.resolve([]) : naming.then(listHome);
  return {
    url: publicUrl?.href ?? toOwnUrl(host, { port: taken, tls: app.tls?.kind ?? null }),
    homeUrls,
  };
}

async function announce({ home, log }: App, host: string): Promise<Announcement> {
  // Loaded here, since a server for its own machine only doesn't need the library.
  const { openMdnsResponder } = await import("./home-network/mdns/mdns-responder.ts");
  return announceName({ home, log, responder: openMdnsResponder(host) });
}

async function drain(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs);
  // Idle keep-alive connections would delay the shutdown.
  const hangUp = setInterval(() => http.server.closeIdleConnections(), hangUpEveryMs);
  await http.close();
  clearTimeout(cut);
  clearInterval(hangUp);
}
