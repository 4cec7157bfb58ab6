import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Link } from "./list-links.ts";
import { MdnsResponder } from "./mdns-responder.ts";
import { findFreePort, type MdnsPeer, openMdnsPeer, resolveName } from "./testing/mdns-peer.ts";

let port: number;
let peer: MdnsPeer;
let opened: MdnsResponder[];
beforeEach(async () => {
  port = await findFreePort();
  peer = await openMdnsPeer(port);
  opened = [];
});
afterEach(async () => {
  for (const responder of opened) await responder[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

const loopback: Link = { address: "127.0.0.1", network: "127.0.0.0/8", addresses: ["192.168.1.2"] };

/** A server of its own on the loopback network. */
function open(...addresses: string[]): MdnsResponder {
  const responder = new MdnsResponder({ port, readLinks: () => [{ ...loopback, addresses }] });
  opened.push(responder);
  return responder;
}

const onLost = vi.fn<() => void>();

test("a published name resolves to this machine, until it is taken back by a goodbye", async () => {
  const responder = open("192.168.1.2", "fd00::2");
  expect(await responder.publish("goldmane", onLost)).toBe(true);
  expect(await resolveName("goldmane.local", port)).toBe("192.168.1.2");
  expect(await resolveName("Goldmane.LOCAL", port)).toBe("192.168.1.2");
  expect(await resolveName("goldmane-2.local", port)).toBeNull();
  await responder[Symbol.asyncDispose]();
  await expect.poll(() => peer.hasHeard("goldmane.local", "192.168.1.2", 0)).toBe(true);
  expect(await resolveName("goldmane.local", port)).toBeNull();
});

test("another machine's name is refused and never announced", async () => {
  peer.claim("goldmane.local", "192.168.1.9");
  const responder = open("192.168.1.2");
  expect(await responder.publish("goldmane", onLost)).toBe(false);
  expect(await responder.publish("goldmane-2", onLost)).toBe(true);
  await expect.poll(() => peer.hasHeard("goldmane-2.local", "192.168.1.2", 120)).toBe(true);
  expect(peer.hasHeard("goldmane.local", "192.168.1.2", 120)).toBe(false);
});

test("of two servers that start together, the one with the greater address gets the name", async () => {
  const servers = [open("192.168.1.2"), open("192.168.1.10"), open("192.168.1.3")];
  const names = servers.map((server) => server.publish("goldmane", onLost));
  expect(await Promise.all(names)).toEqual([false, true, false]);
  expect(await resolveName("goldmane.local", port)).toBe("192.168.1.10");
});

test("two servers on one machine share the name", async () => {
  expect(await open("192.168.1.2").publish("goldmane", onLost)).toBe(true);
  expect(await open("192.168.1.2").publish("goldmane", onLost)).toBe(true);
});

test("a name that another machine takes later is given up", async () => {
  const onLater = vi.fn<() => void>();
  const responder = open("192.168.1.2");
  expect(await responder.publish("goldmane", onLater)).toBe(true);
  peer.claim("goldmane.local", "192.168.1.9");
  await expect.poll(() => onLater.mock.calls).toHaveLength(1);
  expect(await responder.publish("goldmane", onLost)).toBe(false);
  expect(await responder.publish("goldmane-2", onLost)).toBe(true);
});

test("a goodbye of another machine takes no name away", async () => {
  const other = open("192.168.1.9");
  await other.publish("goldmane", onLost);
  const responder = open("192.168.1.2");
  expect(await responder.publish("goldmane", onLost)).toBe(false);
  await other[Symbol.asyncDispose]();
  expect(await responder.publish("goldmane", onLost)).toBe(true);
});

test("a machine without multicast can't publish, and says why", async () => {
  const readLinks = () => [{ ...loopback, address: "192.0.2.77" }];
  const responder = new MdnsResponder({ port, readLinks });
  await expect(responder.publish("goldmane", onLost)).rejects.toThrow("ENODEV");
  const nowhere = new MdnsResponder({ port, readLinks: () => [] });
  await expect(nowhere.publish("goldmane", onLost)).rejects.toThrow("no home network");
});

test("a network without multicast doesn't keep the others from the name", async () => {
  const broken = { ...loopback, address: "192.0.2.77" };
  const responder = new MdnsResponder({ port, readLinks: () => [broken, loopback] });
  opened.push(responder);
  expect(await responder.publish("goldmane", onLost)).toBe(true);
  expect(await resolveName("goldmane.local", port)).toBe("192.168.1.2");
});

test("closing during a probe ends it without a name", async () => {
  const responder = open("192.168.1.2");
  const publishing = responder.publish("goldmane", onLost);
  await responder[Symbol.asyncDispose]();
  expect(await publishing).toBe(false);
  expect(await responder.publish("goldmane", onLost)).toBe(false);
  expect(await resolveName("goldmane.local", port)).toBeNull();
});
