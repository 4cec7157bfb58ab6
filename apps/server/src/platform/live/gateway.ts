import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@goldmane/contracts/errors";
import { maxLiveConnections } from "@goldmane/contracts/live/limits";
import { ended, hello, type LiveEnd, presence } from "@goldmane/contracts/live/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Feature } from "#platform/feature.ts";
import { type HostGate, wrongHost } from "#platform/http/hosts/host-gate.ts";
import { comesDirectly } from "#platform/identity/comes-directly.ts";
import { type IdentityChange, identityChanged } from "#platform/identity/session-changes.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { type CommandHandlers, listCommandHandlers } from "./run-command.ts";
import { forgetRequest, type LiveSocket, type Room } from "./live-server.ts";
import { authorizeUpgrade, refuseUpgrade } from "./authorize-upgrade.ts";
import type { LiveFeature } from "./live-feature.ts";
import { handleMessages } from "./handle-messages.ts";
import { type SocketEntry, SocketRegistry } from "./socket-registry.ts";
import { emitChanges } from "./emit-changes.ts";

type Host = {
  app: App;
  sessions: BrowserSessions;
  gate: HostGate;
  isOwnOrigin: (origin: string, host: string | undefined) => boolean;
};

/** Sessions are re-read this often, in case an identity event was missed. */
const checkedForMs = 60_000;
const checkEveryMs = 5000;

/** Authorizes the connections of one node and closes those whose session ended or changed. */
export class Gateway implements AsyncDisposable {
  readonly #host: Host;
  readonly #handlers: CommandHandlers;
  readonly #live: readonly LiveFeature[];
  /** Viewers of authorized upgrades, until Socket.IO reports their connection. */
  readonly #admitted = new WeakMap<IncomingMessage, Viewer>();
  readonly #sockets = new SocketRegistry();
  readonly #closers: (() => void)[] = [];

  constructor(host: Host, features: readonly Feature[]) {
    this.#host = host;
    this.#live = features.flatMap(({ live }) => live ?? []);
    this.#handlers = listCommandHandlers(features);
    const { bus, live } = host.app;
    live.io.on("connection", (socket) => this.#addSocket(socket));
    this.#closers.push(
      bus.subscribe(identityChanged, (change) => void this.#checkChanged(change)),
      ...emitChanges(host.app, this.#live),
    );
    const checking = setInterval(() => void this.#checkStale(), checkEveryMs).unref();
    this.#closers.push(() => clearInterval(checking));
  }

  listenOn(http: HttpServer): void {
    http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on("error", () => socket.destroy());
      this.#admit(request).then(
        () => this.#host.app.live.engine.handleUpgrade(request, socket, head),
        (error: unknown) => {
          if (!(error instanceof AppError))
            this.#host.app.log.error(
              { event: "live.upgrade_failed", err: error },
              "The upgrade of a live connection failed.",
            );
          refuseUpgrade(socket, error);
        },
      );
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const close of this.#closers) close();
    for (const entry of this.#sockets) this.#end(entry, "closing");
  }

  async #admit(request: IncomingMessage): Promise<void> {
    if (!this.#host.gate.isOpenTo(request)) throw wrongHost();
    const viewer = await authorizeUpgrade(
      { ...this.#host, isGuestAllowed: (who) => this.#isGuestAllowed(who) },
      request,
    );
    // Viewers without a session of their own can't be told apart, so they are not counted.
    if (viewer.kind === "session" && this.#sockets.countOf(viewer) >= maxLiveConnections) {
      const message = "Too many tabs are open in this browser. Close one and try again.";
      throw new AppError("TOO_MANY_REQUESTS", message, { retryAfterSeconds: 10 });
    }
    this.#admitted.set(request, viewer);
  }

  async #isGuestAllowed(viewer: Viewer): Promise<boolean> {
    const guards = this.#live.flatMap(({ isGuestAllowed: mayCome }) => mayCome ?? []);
    const answers = guards.map((mayCome) => mayCome(this.#host.app, viewer));
    return (await Promise.all(answers)).some(Boolean);
  }

  #addSocket(socket: LiveSocket): void {
    const { app } = this.#host;
    const viewer = this.#admitted.get(socket.request);
    if (!viewer) return void socket.disconnect(true);
    const { cookie } = socket.request.headers;
    const isDirect = comesDirectly(socket.request);
    forgetRequest(socket);
    const entry: SocketEntry = { socket, viewer, cookie, isDirect, checkedAt: app.now() };
    this.#sockets.add(entry);
    let rooms: readonly Room[] = [];
    socket.on("disconnecting", () => {
      rooms = listRooms(socket);
      // Socket.IO restores the remaining rooms on reconnect, with the messages missed in them. Rooms
      // that need permission aren't restored: the permission may have been withdrawn by then.
      for (const room of rooms.filter(needsPermission)) void socket.leave(room);
    });
    // The socket has already left its rooms, so presence queries no longer count it.
    socket.on("disconnect", () => void this.#removeSocket(entry, rooms));
    handleMessages(entry, {
      app,
      handlers: this.#handlers,
      end: (reason) => this.#end(entry, reason),
    });
    this.#welcome(entry).catch((error: unknown) => {
      app.log.error(
        { event: "live.welcome_failed", err: error },
        "A live connection could not be set up.",
      );
      socket.disconnect(true);
    });
  }

  async #welcome(entry: SocketEntry): Promise<void> {
    const { app } = this.#host;
    const { socket, viewer } = entry;
    await this.#checkRooms(entry);
    const profileId = viewer.profile?.id ?? null;
    socket.data = { profileId };
    // Guests get their own messages only, never household events.
    const household: Room | null =
      viewer.householdId === null ? null : `household:${viewer.householdId}`;
    const rooms = ["everyone", household, ...(profileId ? [`profile:${profileId}`] : [])];
    await socket.join(household === null ? [] : rooms.filter((room) => room !== null));
    const present = household === null ? new Set<string>() : await this.#findPresent(household);
    if (profileId) present.add(profileId);
    const isRecovered = socket.recovered;
    const greeting = { serverTime: app.now(), profileId, isRecovered, present: [...present] };
    this.#emit(socket, hello.name, hello.body.parse(greeting));
    if (profileId && household) app.live.emit(household, presence, { profileId, isPresent: true });
  }

  /** A recovered socket may belong to a previous user of this browser: leave its rooms. */
  async #checkRooms({ socket, viewer }: SocketEntry): Promise<void> {
    if (!socket.recovered || socket.data.profileId === (viewer.profile?.id ?? null)) return;
    for (const room of listRooms(socket)) await socket.leave(room);
  }

  async #removeSocket(entry: SocketEntry, rooms: readonly Room[]): Promise<void> {
    const { app } = this.#host;
    const { socket, viewer } = entry;
    this.#sockets.delete(entry);
    try {
      for (const { onDisconnect: left } of this.#live)
        await left?.(app, viewer, { id: socket.id, rooms });
      const profileId = viewer.profile?.id;
      if (!profileId || viewer.householdId === null) return;
      const there = await this.#findPresent(`profile:${profileId}`);
      if (there.has(profileId)) return;
      const household: Room = `household:${viewer.householdId}`;
      app.live.emit(household, presence, { profileId, isPresent: false });
    } catch (error) {
      app.log.warn(
        { event: "live.disconnect_failed", err: error },
        "The cleanup after a disconnect failed.",
      );
    }
  }

  async #findPresent(room: Room): Promise<Set<string>> {
    try {
      return await this.#host.app.live.listProfiles(room);
    } catch (error) {
      // A node that has just stopped does not answer.
      this.#host.app.log.warn(
        { event: "live.presence_incomplete", err: error },
        "Not every node reported who is connected.",
      );
      return new Set();
    }
  }

  async #checkChanged(change: IdentityChange): Promise<void> {
    for (const entry of this.#sockets.listAffected(change)) await this.#check(entry);
  }

  async #checkStale(): Promise<void> {
    const before = this.#host.app.now() - checkedForMs;
    const stale = [...this.#sockets].filter(({ checkedAt }) => checkedAt < before);
    // With thousands of sockets the previous round may still be running.
    for (const entry of stale) if (entry.checkedAt < before) await this.#check(entry);
  }

  async #check(entry: SocketEntry): Promise<void> {
    const { app, sessions } = this.#host;
    entry.checkedAt = app.now();
    try {
      const viewer = await sessions.find(entry.cookie, () => entry.isDirect, entry.viewer.language);
      const isSame =
        isSameBrowser(viewer, entry.viewer) &&
        viewer.householdId === entry.viewer.householdId &&
        viewer.profile?.id === entry.viewer.profile?.id;
      if (isSame) entry.viewer = viewer;
      else this.#end(entry, "identity");
    } catch (error) {
      app.log.warn(
        { event: "live.session_check_failed", err: error },
        "The session of a live connection could not be read.",
      );
    }
  }

  /** Emitted locally: through the adapter it would arrive after the disconnect. */
  #emit({ id }: LiveSocket, name: string, body: unknown): void {
    this.#host.app.live.io.local.to(id).emit(name, body as never);
  }

  #end({ socket }: SocketEntry, reason: LiveEnd): void {
    this.#emit(socket, ended.name, ended.body.parse({ reason }));
    socket.disconnect(true);
  }
}

function isSameBrowser(one: Viewer, other: Viewer): boolean {
  return one.sessionId === other.sessionId;
}

/** Whether a room takes a permission that not every connection of the profile has. */
function needsPermission(room: Room): boolean {
  return room !== "everyone" && !room.startsWith("household:") && !room.startsWith("profile:");
}

/** Without the socket's own room, which every socket has. */
function listRooms({ id, rooms }: LiveSocket): Room[] {
  return [...rooms].filter((room): room is Room => room !== id);
}
