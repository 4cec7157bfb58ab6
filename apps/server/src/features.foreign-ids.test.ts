import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { columns } from "#platform/db/tables.gen.ts";
import { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { newId } from "#platform/ids.ts";
import { runCommand, listCommandHandlers } from "./platform/live/run-command.ts";
import {
  type FullHousehold,
  openFullHousehold,
  type OwnedKind,
} from "#platform/testing/full-household.ts";
import {
  bodies,
  fieldIds,
  harmless,
  type Ids,
  isOwned,
  liveFields,
  liveIds,
  passedOver,
  pathIds,
} from "#platform/testing/owned-ids.ts";
import { type Home, openHome, addProfile } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let caller: Home;
let own: Ids;
let owner: FullHousehold;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  owner = await openFullHousehold(server);
  caller = await openHome(server, "pride");
  own = await openOwn();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Ids of the caller's own household, for the parameters that aren't under attack. */
async function openOwn(): Promise<Ids> {
  const { id: profile } = await addProfile(caller, { role: "child", ageGroup: "child" });
  const party = await caller.browser({ method: "POST", url: "/api/parties", payload: {} });
  const payload = bodies["POST /api/scheduled-parties"]?.({ profile } as Ids);
  const scheduledParty = await caller.browser({
    method: "POST",
    url: "/api/scheduled-parties",
    payload,
  });
  for (const made of [party, scheduledParty]) expect(made.statusCode, made.body).toBe(200);
  const none = Object.fromEntries(Object.keys(owner.ids).map((kind) => [kind, newId()])) as Ids;
  return { ...none, profile, party: party.json().id, scheduledParty: scheduledParty.json().id };
}

type Call = { method: string; path: string; access: string; fields: readonly string[] };

const calls: readonly Call[] = features.flatMap(({ routes = [], rawRoutes = [] }): Call[] => [
  ...routes.map(({ endpoint }) => ({
    ...endpoint,
    fields: [...listIdFields(endpoint.query), ...listIdFields(endpoint.body)],
  })),
  ...rawRoutes.flatMap(({ methods, path, access }) =>
    methods
      // OPTIONS only lists capabilities.
      .filter((method) => method !== "OPTIONS")
      .map((method) => ({ method, path, access, fields: [] })),
  ),
]);

/** Names of id-like fields, at any depth of a schema. */
function listIdFields(schema: unknown): string[] {
  const { def } = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod ?? {};
  if (!def) return [];
  const shape = Object.entries((def["shape"] as object | undefined) ?? {});
  const inner = ["innerType", "element", "in", "left", "right"].map((key) => def[key]);
  const options = (def["options"] as unknown[] | undefined) ?? [];
  return [
    ...shape.flatMap(([name, field]) => [
      ...(/(?:^i|I)ds?$/.test(name) ? [name] : []),
      ...listIdFields(field),
    ]),
    ...[...inner, ...options].flatMap(listIdFields),
  ];
}

/** "/api/a/:id/b/:other" has the prefixes "/api/a/:id" and the whole path. */
function listPrefixes(path: string): string[] {
  const plain = path.replaceAll(/\([^/]*\)/g, "");
  return [...plain.matchAll(/:\w+|\*/g)].map(({ 0: name, index }) =>
    plain.slice(0, index + name.length),
  );
}

function fill(path: string, kindsFrom: (prefix: string) => string): string {
  let filled = path.replaceAll(/\([^/]*\)/g, "");
  for (const prefix of listPrefixes(path).toReversed()) {
    const start = prefix.search(/(?::\w+|\*)$/);
    filled = filled.slice(0, start) + kindsFrom(prefix) + filled.slice(prefix.length);
  }
  return filled;
}

/** Every row that references the other household. */
async function readOwnersRows(): Promise<string[]> {
  const { media: _signed, notification: _told, ...ids } = owner.ids;
  const marks = [...Object.values(ids), owner.home.parentId];
  const rows: string[] = [];
  for (const table of Object.keys(columns) as (keyof typeof columns)[]) {
    for (const row of await server.app.db.selectFrom(table).selectAll().execute()) {
      const text = `${table} ${JSON.stringify(row)}`;
      if (marks.some((mark) => text.includes(mark))) rows.push(text);
    }
  }
  return rows.toSorted();
}

async function send({ method, path }: Call, pathFrom: (prefix: string) => string, bodyIds: Ids) {
  const body = bodies[`${method} ${path}`];
  return await caller.browser({
    method: method as "GET",
    url: fill(path, pathFrom),
    ...(body && { payload: body(bodyIds) }),
  });
}

async function expectUntouched(before: readonly string[]): Promise<void> {
  expect(await readOwnersRows()).toEqual(before);
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const withPathIds = calls.filter(({ path }) => listPrefixes(path).length > 0);
/** Titles are the same for everyone. */
const withFieldIds = calls.flatMap((call) =>
  call.fields
    .filter((field) => !/^titleIds?$/.test(field))
    .map((field) => ({ name: `${nameOf(call)} ${field}`, call, field })),
);

test("every id in a path, query or body is classified", () => {
  const paths = withPathIds.flatMap(({ path }) => listPrefixes(path));
  expect([...new Set(paths)].toSorted()).toEqual(Object.keys(pathIds).toSorted());
  const fields = new Set(withFieldIds.map(({ name }) => name));
  expect([...fields].toSorted()).toEqual(Object.keys(fieldIds).toSorted());
});

test("every id of the other household exists and its owner can read it", async () => {
  const rows = (await readOwnersRows()).join("\n");
  const { media: _signed, notification: _told, ...stored } = owner.ids;
  for (const [kind, id] of Object.entries(stored)) expect(rows, kind).toContain(id);
  for (const call of withPathIds.filter(({ method }) => method === "GET")) {
    if (!listPrefixes(call.path).every((prefix) => isOwned(pathIds[prefix]))) continue;
    if (call.access === "operator") continue;
    const url = fill(call.path, (prefix) => owner.ids[pathIds[prefix] as OwnedKind]);
    const answer = await owner.home.browser(url);
    expect(answer.statusCode, `${url}: ${answer.body.slice(0, 200)}`).toBe(200);
  }
});

describe("another household's id in a path", () => {
  const owned = withPathIds.flatMap((call) => {
    const prefixes = listPrefixes(call.path).filter((prefix) => isOwned(pathIds[prefix]));
    return prefixes.length > 0 ? [{ name: nameOf(call), call, prefixes }] : [];
  });

  test.each(owned)("$name is not found and changes nothing", async ({ name, call, prefixes }) => {
    const before = await readOwnersRows();
    const each = prefixes.map((prefix) => [prefix]);
    for (const foreign of prefixes.length > 1 ? [prefixes, ...each] : [prefixes]) {
      const idOf = (prefix: string) => {
        const kind = pathIds[prefix];
        return isOwned(kind) ? (foreign.includes(prefix) ? owner.ids : own)[kind] : newId();
      };
      const answer = await send(call, idOf, own);
      const label = `${name} with a foreign ${foreign.join(", ")}: ${answer.statusCode} ${answer.body}`;
      expect([403, 404], label).toContain(answer.statusCode);
      for (const secret of owner.secrets) expect(answer.body, label).not.toContain(secret);
    }
    await expectUntouched(before);
  });
});

describe("another household's id in a query or a body", () => {
  const owned = withFieldIds.flatMap((found) => {
    const kind = fieldIds[found.name];
    return isOwned(kind) ? [{ ...found, kind }] : [];
  });

  test.each(owned)("$name is rejected and changes nothing", async ({ name, call, field, kind }) => {
    const before = await readOwnersRows();
    const isQuery = call.method === "GET" && !bodies[nameOf(call)];
    const idOf = (prefix: string) => {
      const pathKind = pathIds[prefix];
      return isOwned(pathKind) ? own[pathKind] : newId();
    };
    const query = isQuery ? `?${field}=${owner.ids[kind]}` : "";
    const answer = await send({ ...call, path: call.path + query }, idOf, owner.ids);
    const label = `${name}: ${answer.statusCode} ${answer.body}`;
    if (passedOver.has(name)) expect(answer.statusCode, label).toBeLessThan(300);
    else expect([403, 404], label).toContain(answer.statusCode);
    for (const secret of owner.secrets) expect(answer.body, label).not.toContain(secret);
    await expectUntouched(before);
  });

  test("is ignored by calls that only return the caller's own data", async () => {
    const url = "/api/subscription/access";
    const plain = await caller.browser(url);
    const named = await caller.browser(`${url}?householdId=${owner.ids.household}`);
    expect(named.json()).toEqual(plain.json());
  });
});

describe("another household's id over the live connection", () => {
  const handlers = listCommandHandlers(features);
  const commands = [...handlers.values()].flatMap(({ command: { name, body } }) => {
    const { shape } = body._zod.def as unknown as { shape: Record<string, unknown> };
    const fields = Object.keys(shape).filter((field) => field === "to" || field.endsWith("Id"));
    return fields.length > 0 ? [{ name, fields }] : [];
  });

  test("is classified", () => {
    const fields = new Set(commands.flatMap((command) => command.fields));
    expect([...fields].toSorted()).toEqual(Object.keys(liveIds).toSorted());
  });

  test.each(commands)("$name is rejected and changes nothing", async ({ name, fields }) => {
    const { app } = server;
    const sessions = new BrowserSessions({
      db: app.db,
      now: app.now,
      transport: "http",
      config: app.config,
    });
    const viewer = await sessions.find(caller.browser.cookies());
    const nowhere = {
      id: "caller",
      join: async () => undefined,
      leave: async () => undefined,
      isIn: () => false,
    };
    const before = await readOwnersRows();
    const owned = fields.filter((field) => isOwned(liveIds[field]));
    const each = owned.map((field) => [field]);
    for (const foreign of owned.length > 1 ? [owned, ...each] : [owned]) {
      const named = owned.map((field) => {
        const ids = foreign.includes(field) ? owner.ids : own;
        return [field, ids[liveIds[field] as OwnedKind]];
      });
      const body = { ...Object.fromEntries(named), ...liveFields[name] };
      const answer = await runCommand(
        handlers,
        { app, viewer, connection: nowhere },
        { name, body },
      );
      expect(JSON.stringify(answer)).not.toContain(owner.ids.screen);
      const label = `${name} ${foreign.join(", ")}: ${JSON.stringify(answer)}`;
      if (harmless.has(name)) expect(answer.ok, label).toBe(true);
      else expect(["NOT_FOUND", "NOT_ALLOWED"], label).toContain(!answer.ok && answer.error.error);
    }
    await expectUntouched(before);
  });
});
