import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IngestItem } from "@goldmane/contracts/ingest/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { features } from "#features.ts";
import { loadConfig, type Config } from "#platform/config/config.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { waitUntil } from "#platform/testing/tus-client.ts";

/** A server with a library folder, which can be stopped and started again on the same data. */
export class TestInstance implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), "goldmane-house-"));
  readonly library = join(this.folder, "library");
  readonly data = join(this.folder, "data");
  #server: TestServer | undefined;
  #config: Partial<Config>;

  constructor(config: Partial<Config> = {}) {
    mkdirSync(this.library);
    this.#config = config;
  }

  get server(): TestServer {
    if (!this.#server) throw new Error("The server is not running");
    return this.#server;
  }

  async start(): Promise<this> {
    const { dataFolder, database, blobs } = loadConfig({ DATA_DIR: this.data });
    this.#server = await openTestServer(features, {
      dataFolder,
      database,
      blobs,
      media: patternMedia(this.folder),
      libraryFolder: this.library,
      ...this.#config,
    });
    const { app } = this.server;
    app.jobs.work(features.flatMap(({ jobs }) => jobs?.(app) ?? []));
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.[Symbol.asyncDispose]();
    this.#server = undefined;
  }

  /** Its address, for tests that need a real connection. */
  async listen(): Promise<string> {
    return await this.server.http.listen({ host: "127.0.0.1", port: 0 });
  }

  /** Browses as the demo's parent with a recently confirmed password, for deletions. */
  async ask(method: "GET" | "POST" | "DELETE" | "PATCH", url: string, payload?: object) {
    const browse = this.server.openBrowser();
    if (method === "DELETE") {
      const proof = { password: "golden-lion" };
      await browse({ method: "POST", url: "/api/account/confirm", payload: proof });
    }
    return await browse({ method, url, ...(payload && { payload }) });
  }

  async items(): Promise<IngestItem[]> {
    return (await this.ask("GET", "/api/ingest")).json().items;
  }

  async item(path: string): Promise<IngestItem | undefined> {
    return (await this.items()).find((item) => item.path === path);
  }

  /** The item at a path, once it is in one of these states. */
  async itemWhen(path: string, ...states: IngestItem["state"][]): Promise<IngestItem> {
    let found: IngestItem | undefined;
    await waitUntil(async () => {
      found = await this.item(path);
      return found !== undefined && states.includes(found.state);
    });
    if (!found) throw new Error(`There is no item at ${path}`);
    return found;
  }

  /** The operator's films in the library. */
  async films(): Promise<TitleCard[]> {
    const cards: TitleCard[] = (await this.ask("GET", "/api/animations")).json();
    return cards.filter(({ source }) => source === "upload");
  }

  /** How many blobs and uploaded files are stored. */
  storedFiles(): { blobs: number; uploads: number } {
    const count = (folder: string): number =>
      readdirSync(join(this.data, folder), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ).length;
    return { blobs: count("blobs"), uploads: count("uploads") };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
