import { readFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ClipFolder, h264, pictures } from "@goldmane/media/testing/clips";
import { TusClient } from "#platform/testing/tus-client.ts";
import { TestInstance } from "./testing/test-instance.ts";

const clips = new ClipFolder();
const film = readFileSync(clips.make("film.mp4", `${pictures({ seconds: 2 })} ${h264}`));

let instance: TestInstance;
let id: string;
beforeAll(async () => {
  instance = await new TestInstance().start();
  const client = new TusClient(await instance.listen());
  const created = await client.create({ size: film.length, name: "Harbour (2019).mp4" });
  await client.send(created.headers.location ?? "", 0, film);
  id = (await instance.itemWhen("Harbour (2019).mp4", "ready")).id;
});
afterAll(async () => {
  await instance[Symbol.asyncDispose]();
  clips[Symbol.dispose]();
});

const edit = (said: object) => instance.ask("PATCH", `/api/ingest/titles/${id}`, said);

async function hang(picture: Buffer) {
  const headers = { "content-type": "image/png" };
  const url = `/api/ingest/titles/${id}/poster`;
  return await instance.server.openBrowser()({ method: "PUT", url, headers, payload: picture });
}

function paint(color: string): Buffer {
  const canvas = createCanvas(300, 300);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 300, 300);
  return canvas.toBuffer("image/png");
}

async function postersColor(): Promise<number[]> {
  const [shown] = await instance.films();
  const answer = await instance.server.openBrowser()(`${shown?.posterUrl}&width=120`);
  const context = createCanvas(1, 1).getContext("2d");
  context.drawImage(await loadImage(answer.rawPayload), 0, 0);
  return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
}

test("an operator's edit of a film shows in every list immediately", async () => {
  const said = { title: "Harbour at Night", rating: "G", moods: ["Gentle", " slow "] };
  const answer = await edit({ ...said, genre: "kids", synopsis: "Boats come home." });
  expect(answer.json()).toMatchObject({ title: "Harbour at Night", moods: ["gentle", "slow"] });
  expect(await instance.films()).toMatchObject([
    { title: "Harbour at Night", rating: "G", genre: "kids", moods: ["gentle", "slow"] },
  ]);
});

test("rejects too many moods, and a mood longer than a word", async () => {
  expect((await edit({ moods: Array.from({ length: 7 }, () => "calm") })).statusCode).toBe(400);
  expect((await edit({ moods: ["x".repeat(25)] })).statusCode).toBe(400);
  expect((await instance.films())[0]?.moods).toEqual(["gentle", "slow"]);
});

test("an operator's poster replaces the film's, under a new address, and survives another scan", async () => {
  const [before] = await instance.films();
  const { blobs } = instance.storedFiles();
  expect((await hang(paint("#ff0000"))).statusCode).toBe(200);
  const [after] = await instance.films();
  expect(after?.posterUrl).not.toBe(before?.posterUrl);
  expect(instance.storedFiles().blobs).toBe(blobs + 1);
  const [red = 0, green = 255] = await postersColor();
  expect([red > 200, green < 60]).toEqual([true, true]);

  expect((await hang(paint("#0000ff"))).statusCode).toBe(200);
  expect(instance.storedFiles().blobs).toBe(blobs + 1);
  const [, , blue = 0] = await postersColor();
  expect(blue).toBeGreaterThan(200);
});

test("rejects an unreadable picture with the reason, and keeps the poster", async () => {
  const [before] = await instance.films();
  const refused = await hang(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  expect(refused.json()).toMatchObject({ error: "UNSUPPORTED_MEDIA" });
  const torn = await hang(paint("#00ff00").subarray(0, 40));
  expect(torn.json()).toMatchObject({ error: "UNSUPPORTED_MEDIA" });
  const vast = await hang(Buffer.concat([paint("#00ff00"), Buffer.alloc(12 * 1024 ** 2)]));
  expect(vast.json()).toMatchObject({ error: "TOO_LARGE" });
  expect(await instance.films()).toEqual([before]);
});

test("deleting an upload deletes its poster", async () => {
  expect((await instance.ask("DELETE", `/api/ingest/${id}`)).statusCode).toBe(204);
  expect(instance.storedFiles()).toEqual({ blobs: 0, uploads: 0 });
});
